import { said } from '../../wording.ts';
import { countryName } from '../../country-name.ts';
import { didYouMean } from './did-you-mean.ts';

/** The reasons of `RedirectRefused` (engine/hosting/redirects.ts), which are English. */
const redirectReasons: Readonly<Record<string, string>> = {
  'must start with "/"': 'tem de começar com "/"',
  'must be a path, without "?" and "#"': 'tem de ser um caminho, sem "?" e sem "#"',
  'has a broken percent escape': 'tem um código de porcentagem quebrado',
  'has a line break, another control character or a backslash':
    'tem quebra de linha, caractere de controle ou barra invertida',
  'has a pattern ("*" or ":name"), and a redirect is for one address: write one for each old address':
    'tem um padrão ("*" ou ":nome"), e um redirecionamento vale para um endereço só: escreva um para cada endereço antigo',
  'is the home page': 'é a página inicial',
  'has an empty, "." or ".." segment': 'tem um trecho vazio, "." ou ".."',
  'is the page for unknown paths': 'é a página dos endereços desconhecidos',
  'is neither a path nor an address': 'não é caminho nem endereço',
  'must be a path or start with "https://"': 'tem de ser um caminho ou começar com "https://"',
  'must not hold a name or password': 'não pode ter nome nem senha',
  'must have one "/" at its start': 'tem de começar com uma "/" só',
  'repeats the path of a redirect before it': 'repete o caminho de outro redirecionamento',
  'leads to itself': 'leva a si mesmo',
  'leads back to itself': 'volta a si mesmo, depois de passar por outros',
  'passes through more than five redirects': 'passa por mais de cinco redirecionamentos',
};

/** A picture that is too large: in bytes, or else (0 bytes) in px. */
interface PictureSize {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly most: number;
  readonly mostBytes: number;
}

/** Problems of finished pages: links, images, canonical paths, redirects, titles, the company's number. */
export const pages = {
  'cnpj-invalid': said<{ cnpj: string; reason: 'shape' | 'digits' }>({
    what: (p) =>
      p.reason === 'shape'
        ? `"${p.cnpj}" não é um CNPJ: são 12 letras ou algarismos e mais 2 algarismos no fim.`
        : `"${p.cnpj}" não é um CNPJ: os 2 algarismos do fim não combinam com os outros 12.`,
    fix: () =>
      'Copie o número do cartão CNPJ, como "11.222.333/0001-81". Enquanto não o tem, escreva "placeholder: true" ao lado.',
  }),
  'postal-code-invalid': said<{ postalCode: string; country: string }>({
    what: (p) => `"${p.postalCode}" não é um código postal (${countryName(p.country, 'pt-BR')}).`,
    fix: () =>
      'Escreva-o como nos endereços desse país, ou diga em "country" o país da empresa, com duas letras.',
  }),
  'phone-invalid': said<{
    phone: string;
    reason: 'short' | 'long' | 'country' | 'unknown';
    meant: string | null;
  }>({
    what: (p) =>
      ({
        short: `"${p.phone}" tem algarismos de menos para um telefone.`,
        long: `"${p.phone}" tem algarismos demais para um telefone.`,
        country: `"${p.phone}" não começa com o código de nenhum país.`,
        unknown: `"${p.phone}" não é um telefone em uso em nenhum lugar.`,
      })[p.reason],
    fix: (p) =>
      p.meant === null
        ? 'Escreva + e o código do país, depois o da área e o número. Enquanto não o tem, escreva "placeholder: true" ao lado.'
        : `Escreva: "${p.meant}"`,
  }),
  'video-unframable': said<{ embed: string; meant: string | null; known: boolean }>({
    what: (p) =>
      p.known
        ? `"${p.embed}" é uma página que não abre dentro de outra: o visitante veria um quadro vazio.`
        : `Não se sabe se "${p.embed}" abre dentro de outra página.`,
    fix: (p) =>
      p.meant !== null
        ? `Escreva: ${p.meant}`
        : 'Use o endereço para incorporar, que o YouTube, o Vimeo e o Google Drive dão em "Compartilhar".',
  }),
  'link-local': said<{ link: string; path: string | null }>({
    what: (p) => `O link "${p.link}" só funciona neste computador ou nesta rede.`,
    fix: (p) =>
      p.path === null
        ? 'Escreva o endereço público da página.'
        : `Escreva só o caminho da página: ${p.path}`,
  }),
  'link-unknown': said<{ link: string; nearest: string | null }>({
    what: (p) => `O link "${p.link}" não leva a nenhuma página.`,
    fix: (p) => didYouMean(p.nearest, 'Confira o endereço, ou crie a página.'),
  }),
  'anchor-unknown': said<{
    link: string;
    anchor: string;
    page: string;
    nearest: string | null;
    /** It is there, but not at that time. */
    hidden: boolean;
  }>({
    what: (p) =>
      `O link "${p.link}" aponta para "#${p.anchor}", e essa página não tem nada com este nome.`,
    fix: (p) =>
      p.hidden
        ? `Dê ao que tem o link o mesmo "show" do bloco "${p.anchor}" (${p.page}), ou tire "#${p.anchor}" do link.`
        : didYouMean(
            p.nearest === null ? null : `#${p.nearest}`,
            `Escreva "id: ${p.anchor}" no bloco a que o link deve levar (${p.page}), ou tire "#${p.anchor}" do link.`,
          ),
  }),
  'contact-number-unknown': said<{
    link: string;
    kind: 'chat' | 'call';
    nearest: { readonly name: string; readonly phone: string } | null;
  }>({
    what: (p) =>
      `O link "${p.link}" ${p.kind === 'chat' ? 'abre o chat de' : 'liga para'} um número que não está em site.yaml.`,
    fix: (p) =>
      (p.nearest
        ? `Você quis dizer ${p.nearest.phone}, o contato "${p.nearest.name}"? `
        : 'Escreva o número em site.yaml, em "contacts". ') +
      `Num botão, no lugar do link, use "${p.kind}".`,
  }),
  'image-missing': said<{ src: string; nearest: string | null }>({
    what: (p) => `O arquivo "${p.src}" não existe em media.`,
    fix: (p) => didYouMean(p.nearest, 'Ponha o arquivo em media, ou corrija o nome.'),
  }),
  'image-unreadable': said<{ src: string; cut: boolean }>({
    what: (p) =>
      p.cut
        ? `A imagem "${p.src}" está incompleta ou estragada.`
        : `Não foi possível ler a largura e a altura de "${p.src}".`,
    fix: () =>
      'Exporte a imagem de novo como JPEG, PNG, WebP, AVIF, ou como SVG com width e height.',
  }),
  'image-too-large': said<PictureSize>({
    what: (p) =>
      p.bytes > 0
        ? `A imagem "${p.src}" tem ${(p.bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB; o limite é de ${Math.round(p.mostBytes / 1_000_000)} MB.`
        : `A imagem "${p.src}" tem ${p.width.toLocaleString('pt-BR')} x ${p.height.toLocaleString('pt-BR')} pontos; o limite é de ${Math.round(p.most / 1_000_000)} milhões.`,
    fix: () => 'Exporte-a menor: 2.400 pontos de largura bastam para qualquer tela.',
  }),
  'image-format': said<{ src: string; is: string }>({
    what: (p) =>
      p.is === 'heic'
        ? `A imagem "${p.src}" é uma foto HEIC, que quase só aparelhos da Apple mostram.`
        : p.is === 'tiff'
          ? `A imagem "${p.src}" é um TIFF, que os navegadores não mostram.`
          : `A imagem "${p.src}" é ${p.is.toUpperCase()} por dentro, e o nome diz outra coisa.`,
    fix: (p) =>
      p.is === 'heic'
        ? 'Exporte-a como JPEG. No iPhone: Ajustes, Câmera, Formatos, "Mais Compatível"; ou mande a foto a si mesmo por e-mail.'
        : p.is === 'tiff'
          ? 'Exporte-a como JPEG ou PNG.'
          : `Mude o fim do nome para ".${p.is}", no arquivo e aqui.`,
  }),
  'image-narrow': said<{ src: string; width: number; least: number; shared?: boolean }>({
    what: (p) =>
      p.shared
        ? `A imagem "${p.src}" tem ${p.width} pontos de largura: as redes sociais mostram pequena, ao lado do título, a que tem menos de ${p.least}.`
        : `A imagem "${p.src}" tem ${p.width} pontos de largura e aparece com até ${p.least}: fica borrada.`,
    fix: (p) => `Use a foto original, com ${p.least * 2} pontos de largura ou mais.`,
  }),
  'media-unused': said<{ src: string }>({
    what: (p) => `Nenhuma página mostra a imagem "${p.src}".`,
    fix: () => 'Apague o arquivo, ou mostre-o numa página.',
  }),
  'image-unsafe': said<{ src: string; found: string }>({
    what: (p) => `O SVG "${p.src}" tem algo que um navegador executa ou busca de fora: ${p.found}`,
    fix: () =>
      'Apague essa parte, ou exporte o desenho de novo como SVG simples, só com formas, textos e cores.',
  }),
  'film-refused': said<{ src: string; is: 'format' | 'cut' | 'data' | 'blind' }>({
    what: (p) =>
      ({
        format: `O vídeo "${p.src}" não é um MP4 nem um WebM com o nome certo.`,
        cut: `O vídeo "${p.src}" está incompleto ou estragado.`,
        data: `O vídeo "${p.src}" tem, além de imagem e som, uma trilha de legendas ou de dados: ali um drone grava, por exemplo, por onde passou.`,
        blind: `O vídeo "${p.src}" não tem imagem.`,
      })[p.is],
    fix: () =>
      'Exporte-o de novo como MP4 (H.264), só com imagem e som, em um editor de vídeo; ou mande-o a si mesmo pelo WhatsApp e use o arquivo que chega.',
  }),
  'canonical-unknown': said<{ path: string; nearest: string | null }>({
    what: (p) => `O endereço canônico "${p.path}" não é de nenhuma página.`,
    fix: (p) => didYouMean(p.nearest, 'Confira o endereço, ou apague o campo.'),
  }),
  'redirect-shadows-page': said<{ path: string }>({
    what: (p) => `O redirecionamento de "${p.path}" esconde a página com esse endereço.`,
    fix: () => 'Apague o redirecionamento, ou mude o endereço da página.',
  }),
  'redirect-refused': said<{ field: string; reason: string }>({
    what: (p) =>
      `O campo "${p.field}" do redirecionamento não serve: ${redirectReasons[p.reason] ?? p.reason}.`,
    fix: () =>
      'Escreva em "from" um caminho antigo, como /contato, e em "to" um caminho ou endereço https, um redirecionamento por caminho.',
  }),
  'title-duplicate': said<{ title: string; other: string }>({
    what: (p) => `O título "${p.title}" já é o de ${p.other}.`,
    fix: () => 'Dê a cada página um título só dela.',
  }),
  'anchor-duplicate': said<{ id: string; path: string; own: boolean }>({
    what: (p) =>
      p.own
        ? `O nome "${p.id}" já é de uma parte fixa de toda página.`
        : `A página "${p.path}" já tem outro lugar com o nome "${p.id}".`,
    fix: () => 'Dê outro "id" a este lugar: um link só leva ao primeiro.',
  }),
  'description-duplicate': said<{ other: string }>({
    what: (p) => `A descrição é a mesma de ${p.other}.`,
    fix: () => 'Dê a cada página uma descrição só dela.',
  }),
};
