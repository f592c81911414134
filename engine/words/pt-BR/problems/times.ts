import { said } from '../../wording.ts';
import { didYouMean } from './did-you-mean.ts';

/** From when to when something is shown, as `show` writes it; empty where it names no day. */
export interface WrittenWindow {
  readonly from: string;
  readonly until: string;
}

/** `2026-12-24T10:00` as one reads it. */
const moment = (text: string) => text.replace('T', ' ');

const between = ({ from, until }: WrittenWindow) =>
  [from && `desde ${moment(from)}`, until && `até ${moment(until)}`].filter(Boolean).join(' ');

/** Problems of what is shown from a day on, or until one. */
export const times = {
  'show-never': said<WrittenWindow & { outer: WrittenWindow | null }>({
    what: (p) =>
      p.outer
        ? `Isto aparece ${between(p)}, dentro do que só aparece ${between(p.outer)}: nunca se vê.`
        : `Isto começa em ${moment(p.from)} e acaba antes, em ${moment(p.until)}: nunca aparece.`,
    fix: (p) =>
      p.outer
        ? 'Escreva datas que caibam nas do que está em volta, ou tire um dos dois "show".'
        : 'Escreva em "from" o começo e em "until" o fim, que vem depois.',
  }),
  'link-hidden': said<WrittenWindow & { link: string; page: string; draft: boolean }>({
    what: (p) =>
      p.draft
        ? `O link "${p.link}" leva a um rascunho, ${p.page}, que não está no site.`
        : `O link "${p.link}" leva a ${p.page}, que não aparece${between(p) && `: só ${between(p)}`}.`,
    fix: (p) =>
      p.draft
        ? 'Tire o link até a página ficar pronta, ou tire "draft" da página.'
        : 'Dê ao que tem o link o mesmo "show" da página, ou tire o link.',
  }),
  'hours-day': said<{ reason: 'none' | 'several' | 'order' | 'long' }>({
    what: (p) =>
      ({
        none: 'Este item de "special" não diz o dia.',
        several: 'Este item de "special" diz o dia de mais de um jeito.',
        order: 'Este item de "special" acaba antes de começar.',
        long: 'Este item de "special" dura mais de 400 dias.',
      })[p.reason],
    fix: (p) =>
      ({
        none: 'Escreva "from", "yearly" ou "easter".',
        several: 'Deixe só um: "from" (com ou sem "until"), "yearly" ou "easter".',
        order: 'Escreva em "until" um dia depois do de "from".',
        long: 'Confira os anos; quem fecha por mais tempo muda os horários da semana.',
      })[p.reason],
  }),
  'promotion-unknown': said<{ name: string; nearest: string | null }>({
    what: (p) => `Não há a promoção "${p.name}" em "promotions" de site.yaml.`,
    fix: (p) => didYouMean(p.nearest, 'Escreva-a em "promotions", com "from" e "until".'),
  }),
  'promotion-unguarded': said<{ reference: string; promotion: string }>({
    what: (p) =>
      `O texto diz {{${p.reference}}}, que só vale com a promoção "${p.promotion}", e fica no site depois dela.`,
    fix: (p) =>
      `Escreva "show: { promotion: ${p.promotion} }" no bloco, ou no item da lista em que o texto está.`,
  }),
};
