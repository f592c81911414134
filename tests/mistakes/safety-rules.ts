// Rules of safety for the sites of mistakes.

/** Rules of what no text may advise, one of them. */
export const safetyRules = `rules:
  - id: travar-de-novo
    rule: Quem destrava o portão trava de novo.
    why: Destravado, o portão abre com um empurrão.
    instead: Desligue o disjuntor, destrave, feche na mão e trave de novo.
    within: section
    finds: [destrave]
    unless: [trav* de novo]
    breaks: [Destrave e use na mão.]
    fine: [Destrave e trave de novo.]
`;

/** A rule that wants something said beside the advice, in words of a list. */
export const demandingRules = `denial:
  words: [nao]
lists:
  DESTRAVE: [destrave|destravar]
rules:
  - id: destravar
    rule: Quem manda destravar diz as condições.
    why: Em caimento, a folha dispara.
    instead: Em piso plano, destrave, feche na mão e trave de novo.
    within: sentence
    finds: [DESTRAVE]
    demands:
      - { say: que só em piso plano, as: [piso plano] }
      - { say: que se trava de novo no fim, as: [trav* de novo] }
    page: /dicas
    breaks: [Destrave.]
    fine: [Não destrave.]
`;
