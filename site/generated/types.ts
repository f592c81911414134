// Generated from the schemas of blocks/. Do not edit: run `npm run generate`.
import type { Facts, Resolved, Anchor, DrawingName, Button, Image } from 'portao/blocks';

/**
 * Os tipos de portão lado a lado, cada um com desenho e botão.
 */
export interface GateKindsBlock {
  /**
   * Sempre `gate-kinds`.
   */
  type: 'gate-kinds';
  id?: Anchor;
  /**
   * Título da seção.
   */
  heading: string;
  /**
   * Uma ou duas frases abaixo do título.
   */
  lead?: string;
  /**
   * De um a quatro tipos de portão.
   */
  kinds: GateKind[];
}
/**
 * Um tipo de portão.
 */
export interface GateKind {
  id?: Anchor;
  /**
   * O nome do tipo.
   */
  name: string;
  /**
   * Uma frase: como se move e em quanto tempo.
   */
  text: string;
  drawing: DrawingName;
  button?: Button;
}
/**
 * Uma imagem dos motores lado a lado, o nome e o preço de cada um, e abaixo a placa com a forma de pagamento.
 */
export interface MotorPricesBlock {
  /**
   * Sempre `motor-prices`.
   */
  type: 'motor-prices';
  id?: Anchor;
  /**
   * Título da seção.
   */
  heading: string;
  /**
   * Uma ou duas frases abaixo do título.
   */
  lead: string;
  image: Image;
  /**
   * Os motores, da esquerda para a direita, como na imagem.
   */
  motors: PricedMotor[];
  /**
   * O que se lê no lugar do preço que falta.
   */
  askPrice: string;
  /**
   * A frase grande da placa.
   */
  note: string;
  /**
   * Um ou dois botões ao lado da frase da placa.
   */
  buttons: Button[];
}
/**
 * Um motor da linha.
 */
export interface PricedMotor {
  /**
   * Nome do modelo.
   */
  name: string;
  /**
   * Uma frase curta.
   */
  text: string;
  /**
   * Como aparece, entre aspas. Sem ele, aparece o texto de `askPrice`.
   */
  price?: string;
}
/**
 * Problemas do portão com sintomas, solução e urgência. Os de urgência alta vêm primeiro e maiores, com a lâmpada acesa.
 */
export interface ProblemsBlock {
  /**
   * Sempre `problems`.
   */
  type: 'problems';
  id?: Anchor;
  /**
   * Título da seção.
   */
  heading: string;
  /**
   * Uma ou duas frases abaixo do título.
   */
  lead?: string;
  /**
   * Os problemas; dentro de cada urgência fica a ordem daqui.
   */
  items: ProblemRecord[];
  /**
   * Palavra antes de `Alta` ou `Média`.
   */
  urgencyLabel: string;
  button?: Button;
}
/**
 * Um problema com sintomas e solução.
 */
export interface ProblemRecord {
  id: Anchor;
  /**
   * O problema em poucas palavras.
   */
  problem: string;
  /**
   * O que a pessoa vê ou ouve.
   *
   * Items: Um sintoma.
   */
  symptoms: string[];
  /**
   * O que o técnico faz.
   */
  solution: string;
  /**
   * `Alta`: chame agora. `Média`: marque uma visita.
   */
  urgency: 'Alta' | 'Média';
  drawing?: DrawingName;
}
/**
 * Os sinais de que o portão precisa de um técnico.
 */
export interface WarningSignsBlock {
  /**
   * Sempre `warning-signs`.
   */
  type: 'warning-signs';
  id?: Anchor;
  /**
   * Título da seção.
   */
  heading: string;
  /**
   * Uma ou duas frases abaixo do título.
   */
  lead?: string;
  /**
   * Os sinais, do mais comum ao mais raro.
   */
  signs: WarningSign[];
  button?: Button;
}
/**
 * Um sinal e o que ele quer dizer.
 */
export interface WarningSign {
  /**
   * O que o cliente vê ou ouve.
   */
  title: string;
  /**
   * O que costuma ser e o que fazer.
   */
  text: string;
  drawing?: DrawingName;
}

/** The own blocks of the site, by type. */
export interface OwnBlocks {
  "gate-kinds": GateKindsBlock;
  "motor-prices": MotorPricesBlock;
  "problems": ProblemsBlock;
  "warning-signs": WarningSignsBlock;
}

/** The facts that the engine puts into each of them (`x-facts` of its schema). */
export interface OwnFacts {
  "gate-kinds": never;
  "motor-prices": never;
  "problems": never;
  "warning-signs": never;
}

/** Props of the component of the own block of type `T`. */
export type BlockProps<T extends keyof OwnBlocks> = Resolved<Omit<OwnBlocks[T], 'type'>> &
  Pick<Facts, OwnFacts[T]>;
