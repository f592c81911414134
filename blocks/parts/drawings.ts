// The neutral family of drawings: inner SVG markup by name, on a 120 × 120 ground, the mark on 40 × 40. Classes: t tone,
// s spark (amber), k ink, n no fill, x no line, r ruled: a broad broken line.
import type { DrawingSource } from '#engine/render/use-drawings';
import type { DrawingName } from '#schemas/types';

/**
 * Every drawing that the documents of any site may name, of the names in `shared/drawing.schema.json`; the others are those of
 * families (`schemas/drawing-families.mjs`). Blocks show `empty`, `missing`, `search`
 * and `trouble` by themselves, and `mark` is the logo of a site that names none.
 */
export const drawings = {
  calendar: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M14 22h92v22H14z"/><path d="M14 44h92v62H14z"/><path class="n" d="M36 12v20M84 12v20M28 60h12m12 0h12m12 0h12M28 76h12m12 0h12M28 92h12m12 0h12m12 0h12"/><path class="s" d="M74 68h16v16H74z"/>',
  },
  check: {
    viewBox: '0 0 120 120',
    markup:
      '<circle class="t" cx="60" cy="60" r="48"/><circle cx="60" cy="60" r="38"/><path class="s" d="M36 60l8-8 11 11 22-26 9 8-31 36z"/>',
  },
  clock: {
    viewBox: '0 0 120 120',
    markup:
      '<circle class="t" cx="60" cy="60" r="50"/><circle cx="60" cy="60" r="40"/><path class="s" d="M60 60V20a40 40 0 0 1 40 40z"/><path class="n" d="M60 60V32M60 60h22M60 20v6M60 94v6M20 60h6M94 60h6"/><circle class="k" cx="60" cy="60" r="3.5"/>',
  },
  document: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M22 16h76v96H22z"/><path d="M30 26h60v78H30z"/><path class="s" d="M46 8h28v18H46z"/><path class="n" d="M38 44l4 4 7-8M38 62l4 4 7-8M38 80l4 4 7-8M56 46h26M56 64h26M56 82h18"/>',
  },
  empty: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="s" d="M26 50l34-16 34 16-34 16z"/><path class="t" d="M26 50L10 36l34-16 16 14zM94 50l16-14-34-16-16 14z"/><path d="M26 50l34 16v44L26 94z"/><path class="t" d="M94 50L60 66v44l34-16z"/><path d="M26 50L12 64l34 16 14-14zM94 50l14 14-34 16-14-14z"/>',
  },
  house: {
    viewBox: '0 0 120 120',
    markup:
      '<path d="M24 54v56h72V54L60 20z"/><path class="t" d="M8 60l52-48 52 48-8 8-44-40-44 40z"/><path class="s" d="M50 72h20v38H50z"/><path class="n" d="M86 36V18h10v27M4 110h112"/><circle class="k" cx="65" cy="92" r="2.5"/>',
  },
  lamp: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M34 84h52v16H34z"/><path class="s" d="M40 84V62q0-20 20-20t20 20v22z"/><path class="n" d="M44 72h32M60 24v-12M34 34l-8-8M86 34l8-8M20 60H10M100 60h10M60 100v12"/>',
  },
  mark: {
    viewBox: '0 0 40 40',
    markup:
      '<path class="k x" d="M6 21h28v15H6zM3 5h34v9q0 5-4.25 5t-4.25-5q0 5-4.25 5t-4.25-5q0 5-4.25 5t-4.25-5q0 5-4.25 5T3 14z"/><path class="s x" d="M16 25h8v11h-8z"/>',
  },
  missing: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M22 10h54l22 22v78H22z"/><path d="M30 20h42v16h16v66H30z"/><path class="n" d="M76 10v22h22"/><circle class="s" cx="59" cy="66" r="23"/><path class="n" d="M51 61q0-9 8-9t8 8q0 5-8 9v3"/><circle class="k" cx="59" cy="79" r="1.5"/>',
  },
  people: {
    viewBox: '0 0 120 120',
    markup:
      '<circle class="t" cx="84" cy="40" r="16"/><path class="t" d="M62 106q0-42 22-42t22 42z"/><circle cx="44" cy="34" r="20"/><path d="M14 106q0-46 30-46t30 46z"/><path class="s" d="M36 62h16l-8 16z"/><path class="n" d="M6 106h108"/>',
  },
  phone: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M36 6h48q6 0 6 6v96q0 6-6 6H36q-6 0-6-6V12q0-6 6-6z"/><path d="M38 20h44v72H38z"/><path class="n" d="M52 13h16M54 103h12"/><path class="s" d="M46 36h28v20H58l-8 8v-8h-4z"/>',
  },
  pin: {
    viewBox: '0 0 120 120',
    markup:
      '<path d="M8 26l34-12 36 12 34-12v80l-34 12-36-12-34 12z"/><path class="t" d="M42 14l36 12v80L42 94z"/><path class="n" d="M18 70q20-16 40 0t44-8"/><path class="s" d="M66 26q-16 0-16 16 0 12 16 30 16-18 16-30 0-16-16-16z"/><circle cx="66" cy="42" r="6"/>',
  },
  'price-tag': {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M18 62l44-44h38q6 0 6 6v38l-44 44z"/><path d="M12 58l44-44h38q6 0 6 6v38l-44 44z"/><circle class="s" cx="82" cy="32" r="8"/><path class="n" d="M34 58l22 22M46 46l22 22"/>',
  },
  search: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M73 83l10-10 28 27q5 6 0 11t-11 0z"/><circle class="t" cx="50" cy="50" r="40"/><circle cx="50" cy="50" r="30"/><path class="s" d="M50 28a22 22 0 0 1 22 22h-8a14 14 0 0 0-14-14z"/>',
  },
  shield: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M60 6q24 14 46 14v36q0 38-46 58-46-20-46-58V20q22 0 46-14z"/><path d="M60 20q18 10 34 11v25q0 28-34 44-34-16-34-44V31q16-1 34-11z"/><path class="s" d="M42 58l6-6 9 9 18-21 7 6-25 30z"/>',
  },
  star: {
    viewBox: '0 0 120 120',
    markup:
      '<circle class="t" cx="60" cy="60" r="50"/><path class="s" d="M60 22l11 25 27 3-20 18 6 27-24-14-24 14 6-27-20-18 27-3z"/>',
  },
  street: {
    viewBox: '0 0 480 320',
    markup:
      '<circle class="t" cx="24" cy="196" r="30"/><path class="n" d="M24 276v-84M24 222l-12-12M24 212l10-10"/><path d="M58 176h88v100H58z"/><path class="t" d="M48 180l54-50 54 50z"/><path class="t" d="M72 194h22v26H72zM112 194h22v26h-22z"/><path d="M90 236h24v40H90z"/><path class="n" d="M126 152v-24h12v36M83 194v26M123 194v26"/><circle class="k" cx="108" cy="257" r="2"/><path d="M362 72h116v204H362z"/><path class="t" d="M356 62h128v12H356zM378 92h18v24h-18zM410 92h18v24h-18zM442 92h18v24h-18zM378 134h18v24h-18zM410 134h18v24h-18zM442 134h18v24h-18zM378 176h18v24h-18zM410 176h18v24h-18zM442 176h18v24h-18z"/><path d="M396 224h48v52h-48z"/><path class="n" d="M420 224v52M396 238h48"/><path d="M160 100h180v176H160z"/><path class="t" d="M152 90h196v12H152zM182 114h28v30h-28zM236 114h28v30h-28zM290 114h28v30h-28z"/><path class="n" d="M196 114v30M250 114v30M304 114v30"/><path class="s" d="M176 204h84v56h-84z"/><path d="M276 204h48v72h-48z"/><path class="t" d="M284 212h32v34h-32zM172 260h92v16h-92z"/><path class="n" d="M190 260v-16h18v16M222 260v-26h22v26"/><circle class="k" cx="317" cy="256" r="2"/><path class="t" d="M150 186l14-30h172l14 30q-10 9 -20 0q-10 9 -20 0q-10 9 -20 0q-10 9 -20 0q-10 9 -20 0q-10 9 -20 0q-10 9 -20 0q-10 9 -20 0q-10 9 -20 0q-10 9 -20 0z"/><path class="n" d="M181.2 156L170 186M198.4 156L190 186M215.6 156L210 186M232.8 156L230 186M250 156L250 186M267.2 156L270 186M284.4 156L290 186M301.6 156L310 186M318.8 156L330 186"/><path class="x t" d="M-600 276h1680v44H-600z"/><path class="n" d="M-600 276h1680M40 298h56M204 306h80M380 296h48"/>',
  },
  tool: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M88 14a24 24 0 0 0-33 27L18 78a12 12 0 1 0 17 17l37-37a24 24 0 0 0 30-31L88 42 74 38l-3-13z"/><circle cx="27" cy="87" r="4"/><path class="s" d="M24 22l8-8 24 24-8 8z"/><path d="M66 66l8-6 32 34q6 8 0 14t-14 0L60 76z"/>',
  },
  trouble: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M60 8l56 100H4z"/><path d="M60 28l39 70H21z"/><path class="s" d="M54 48h12l-3 26h-6z"/><circle class="k" cx="60" cy="85" r="3"/>',
  },
} satisfies Partial<Readonly<Record<DrawingName, DrawingSource>>>;

/** The gear that several drawings share through `<use href="#gear">`. */
export const gearPath =
  'M15-2h5v4h-5l-1 4l4 2l-2 4l-4-3l-3 3l3 4l-4 2l-2-4l-4 1v5h-4v-5l-4-1l-2 4l-4-2l3-4l-3-3l-4 3l-2-4l4-2l-1-4h-5v-4h5l1-4l-4-2l2-4l4 3l3-3l-3-4l4-2l2 4l4-1v-5h4v5l4 1l2-4l4 2l-3 4l3 3l4-3l2 4l-4 2z';
