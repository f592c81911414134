// The drawings of the design: inner SVG markup by name, on a 120 × 120 (objects), 200 × 120 (gates),
// 270 × 480 (poster) or 40 × 40 (mark) ground. Classes: t tone, s spark (amber), k ink, n no fill, x no line, r rack.
import type { DrawingName } from '#schemas/types';

/** One drawing: its `viewBox` in SVG user units and its markup without the `<svg>` element. */
export interface DrawingSource {
  readonly viewBox: string;
  readonly markup: string;
}

/** Every drawing that a document may name (`shared/drawing.schema.json`). */
export const drawings: Readonly<Record<DrawingName, DrawingSource>> = {
  board: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M16 22h88v76H16z"/><path d="M26 32h22v18H26zm0 24h22v18H26z"/><path class="n" d="M56 50h38m-38 7h38m-38 7h38M68 38v38m7-38v38m7-38v38"/><path d="M62 44h26v26H62z"/><path d="M26 84h54v14H26z"/><path class="n" d="M35 84v14m9-14v14m9-14v14m9-14v14m9-14v14M30 106v-8m9 8v-8m9 8v-8"/><circle class="s" cx="93" cy="88" r="4"/><path class="n" d="M56 30h36"/>',
  },
  cable: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M18 10h40v12H18z"/><circle cx="38" cy="38" r="18"/><circle class="t" cx="38" cy="38" r="6"/><path class="n" d="M38 22v-2M20 38v42M26 38v42M20 46l6-6m-6 14l6-6m-6 14l6-6m-6 14l6-6m-6 14l6-6"/><path class="t" d="M10 80h26v28H10z"/><path class="n" d="M56 38c0 30 20 20 20 44"/><circle class="n" cx="86" cy="84" r="24"/><circle class="n" cx="86" cy="84" r="18"/><circle class="n" cx="86" cy="84" r="12"/><path class="s" d="M76 60h14v8H76z"/>',
  },
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
  coding: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M12 48h70v52H12z"/><path d="M20 60h10v28H20zm16 0h10v28H36zm16 0h10v28H52z"/><path class="k" d="M22.5 63h5v9h-5zM38.5 76h5v9h-5zM54.5 63h5v9h-5z"/><circle class="s" cx="72" cy="58" r="3.5"/><path class="n" d="M72 88v-8M20 108v-8m16 8v-8m16 8v-8m16 8v-8M80 38q-1-10-11-11M92 38q-1-22-23-23M104 38Q103 4 69 3"/>',
  },
  document: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M22 16h76v96H22z"/><path d="M30 26h60v78H30z"/><path class="s" d="M46 8h28v18H46z"/><path class="n" d="M38 44l4 4 7-8M38 62l4 4 7-8M38 80l4 4 7-8M56 46h26M56 64h26M56 82h18"/>',
  },
  'gate-pivoting': {
    viewBox: '0 0 200 120',
    markup:
      '<path class="s x" d="M38 30h124v76H38z"/><path class="t" d="M20 18h18v88H20zM162 18h18v88h-18z"/><path d="M38 28l42 12v56l-42 10zM162 28l-42 12v56l42 10z"/><path class="n" d="M52 32v70M66 36v62M148 32v70M134 36v62"/><path class="t" d="M34 70l30-4 1 8-30 4zM166 70l-30-4-1 8 30 4z"/><path class="n" d="M64 70h10M136 70h-10"/><path class="n" d="M4 106h192"/>',
  },
  'gate-sliding': {
    viewBox: '0 0 200 120',
    markup:
      '<path class="s x" d="M30 30h70v76H30z"/><path class="t" d="M14 20h18v86H14zM98 20h18v86H98z"/><path d="M64 32h122v54H64z"/><path class="t" d="M64 86h122v16H64z"/><path class="n" d="M74 32v54m10-54v54m10-54v54m10-54v54m10-54v54m10-54v54m10-54v54m10-54v54m10-54v54m10-54v54m10-54v54"/><path class="n r" d="M66 93h118"/><use href="#gear" class="t" transform="translate(140 96) scale(.35)"/><path d="M127 106v-5q0-6 6-6h14q6 0 6 6v5z"/><path class="n" d="M4 106h192"/>',
  },
  'gate-tilting': {
    viewBox: '0 0 200 120',
    markup:
      '<path class="s x" d="M38 26h124v80H38z"/><path class="t" d="M22 26h16v80H22zM162 26h16v80h-16zM22 10h156v16H22z"/><path d="M38 26h124l10 40H28z"/><path class="n" d="M33 46h134M56 26l-8 40M73 26l-5 40M91 26l-3 40M109 26l3 40M127 26l5 40M144 26l8 40M30 66v16M172 66l-2 12"/><path d="M25 82h10v18H25z"/><path class="t" d="M158 78h18v20h-18z"/><path class="n" d="M4 106h192"/>',
  },
  house: {
    viewBox: '0 0 120 120',
    markup:
      '<path d="M24 54v56h72V54"/><path class="t" d="M8 60l52-48 52 48-8 8-44-40-44 40z"/><path class="s" d="M50 72h20v38H50z"/><path class="n" d="M86 36V18h10v27M4 110h112"/><circle class="k" cx="65" cy="92" r="2.5"/>',
  },
  install: {
    viewBox: '0 0 120 120',
    markup:
      '<use href="#gear" class="t" transform="translate(74 86) scale(.8)"/><circle cx="74" cy="86" r="4"/><path class="t" d="M4 104h86v7H4z"/><path d="M14 104V84h48v20z"/><path class="n" d="M24 92h14"/><path class="t" d="M8 84V72q0-24 22-24h16q22 0 22 24v12z"/><path class="n" d="M8 73h60"/><path d="M106 10a17 17 0 0 0-24 19L68 43l9 9 14-14a17 17 0 0 0 19-24L99 25l-5-1-1-5z"/><circle class="s" cx="38" cy="61" r="3.5"/><circle class="k" cx="50" cy="94" r="2.5"/>',
  },
  lamp: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M34 84h52v16H34z"/><path class="s" d="M40 84V62q0-20 20-20t20 20v22z"/><path class="n" d="M44 72h32M60 24v-12M34 34l-8-8M86 34l8-8M20 60H10M100 60h10M60 100v12"/>',
  },
  lock: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M14 30h56v62H14z"/><path d="M24 42h30v26H24z"/><path class="n" d="M24 48l30 5m-30 2l30 5m-30 2l30 5"/><path d="M54 76h34v10H54z"/><path class="t" d="M92 22h14v84H92z"/><path class="s" d="M88 73h10v16H88z"/><path class="n" d="M42 30V14q0-4 4-4h18"/><path class="n" d="M24 80h14"/>',
  },
  mark: {
    viewBox: '0 0 40 40',
    markup:
      '<path class="s x" d="M4 6h14v26H4z"/><path class="k x" d="M14 6h5v26h-5zM22 6h5v26h-5zM30 6h5v26h-5zM2 34h36v3.5H2zM14 6h21v4H14z"/>',
  },
  metalwork: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M12 12h14v98H12z"/><path d="M36 24h72v12H36zM36 36h10v74H36z"/><path class="n" d="M60 36v74m14-74v74m14-74v74m14-74v74"/><path d="M22 42h18v16H22zm0 42h18v16H22z"/><path class="n" d="M31 42v16M31 84v16"/><path class="s" d="M46 24l4-12 4 9 9-7-3 11 11 2-10 5 6 9-10-4-3 10-4-10-9 3 5-8-8-5z"/>',
  },
  'motor-jetflex': {
    viewBox: '0 0 120 120',
    markup:
      '<path d="M58 50h60v9H58z"/><path class="n r" d="M60 61.5h58"/><use href="#gear" class="t" transform="translate(95 84) scale(.95)"/><circle cx="95" cy="84" r="4.5"/><path class="t" d="M6 104h108v7H6z"/><path d="M18 104V82h62v22z"/><path class="n" d="M28 88v10m7-10v10m7-10v10m7-10v10"/><path class="t" d="M12 82V28q0-18 18-18h38q18 0 18 18v54z"/><path class="n" d="M12 68h74M34 10v9m10-9v9m10-9v9m10-9v9"/><path d="M24 30h36v22H24z"/><path class="n" d="M28 41q4-11 9 0t9 0 9 0"/><circle class="s" cx="73" cy="41" r="3.5"/><circle class="k" cx="66" cy="93" r="3"/>',
  },
  'motor-padrao': {
    viewBox: '0 0 120 120',
    markup:
      '<path d="M58 50h60v9H58z"/><path class="n r" d="M60 61.5h58"/><use href="#gear" class="t" transform="translate(95 84) scale(.95)"/><circle cx="95" cy="84" r="4.5"/><path class="t" d="M6 104h108v7H6z"/><path d="M18 104V82h62v22z"/><path class="n" d="M30 90h20"/><path class="t" d="M12 82V70q0-28 28-28h18q28 0 28 28v12z"/><path class="n" d="M12 70h74"/><path d="M34 52h22v9H34z"/><circle class="s" cx="70" cy="60" r="3.5"/><circle class="k" cx="66" cy="93" r="3"/>',
  },
  'motor-speedy': {
    viewBox: '0 0 120 120',
    markup:
      '<path d="M58 50h60v9H58z"/><path class="n r" d="M60 61.5h58"/><use href="#gear" class="t" transform="translate(95 84) scale(.95)"/><circle cx="95" cy="84" r="4.5"/><path class="t" d="M6 104h108v7H6z"/><path d="M18 104V82h62v22z"/><path class="n" d="M30 90h20M30 96h20"/><path class="t" d="M10 82q2-50 46-54h14q16 0 16 16v38z"/><path class="n" d="M12 68h74M36 58l14-18M48 58l14-18"/><circle class="s" cx="74" cy="44" r="3.5"/><circle class="k" cx="66" cy="93" r="3"/>',
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
  poster: {
    viewBox: '0 0 270 480',
    markup:
      '<path class="s x" d="M0 0h270v480H0z"/><path class="t x" d="M0 0h270v84H0zM0 0h26v420H0z"/><path class="n" d="M26 420V84h244"/><path d="M118 100h180v304H118z"/><path class="n" d="M136 100v236m18-236v236m18-236v236m18-236v236m18-236v236m18-236v236m18-236v236m18-236v236M118 336h152"/><path class="t" d="M118 359h160v45H118z"/><path d="M118 350h160v9H118z"/><path class="n r" d="M120 363h150"/><circle class="t" cx="142" cy="410" r="9"/><path class="t x" d="M0 420h270v60H0z"/><path class="n" d="M0 420h270"/><use href="#gear" class="t" transform="translate(206 378) scale(.9)"/><circle cx="206" cy="378" r="5"/><path d="M172 420v-18q0-14 14-14h40q14 0 14 14v18z"/><path class="n" d="M172 408h68"/><path d="M58 62h28v8H58z"/><path class="s" d="M61 62V50q0-12 11-12t11 12v12z"/>',
  },
  'price-tag': {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M18 62l44-44h38q6 0 6 6v38l-44 44z"/><path d="M12 58l44-44h38q6 0 6 6v38l-44 44z"/><circle class="s" cx="82" cy="32" r="8"/><path class="n" d="M34 58l22 22M46 46l22 22"/>',
  },
  'problem-cable': {
    viewBox: '0 0 120 120',
    markup:
      '<path class="s" d="M84 66l4-12 4 9 9-7-3 11 11 2-10 5 6 9-10-4-3 10-4-10-9 3 5-8-8-5z"/><path class="t" d="M36 8h48v12H36z"/><circle cx="60" cy="34" r="20"/><circle class="t" cx="60" cy="34" r="6"/><path class="n" d="M40 34v42M80 34v16l-8 11M80 50l1 14M80 50l9 10M80 98V86l-8-9M80 86l8-8"/><path class="t" d="M26 76h28v30H26z"/><path d="M64 98h48v10H64z"/>',
  },
  'problem-hum': {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M14 104h92v7H14z"/><path d="M28 104V84h64v20z"/><path class="n" d="M38 92h20"/><path class="t" d="M22 84V72q0-26 28-26h20q28 0 28 26v12z"/><path class="n" d="M22 73h76M11 50q-6 8 0 15t0 15M109 50q6 8 0 15t0 15M52 36q-6-7 0-13t0-13M68 36q-6-7 0-13t0-13"/><circle class="s" cx="60" cy="60" r="4"/><circle class="k" cx="78" cy="94" r="3"/>',
  },
  'problem-noise': {
    viewBox: '0 0 120 120',
    markup:
      '<path class="s" d="M76 78l4-12 4 9 9-7-3 11 11 2-10 5 6 9-10-4-3 10-4-10-9 3 5-8-8-5z"/><path d="M8 10h104v28H8z"/><path class="n" d="M22 10v28M38 10v28M82 10v28M98 10v28"/><path class="t" d="M46 28h28v38H46z"/><circle class="t" cx="60" cy="70" r="22"/><circle cx="60" cy="70" r="8"/><path d="M2 92h72v9H2zM80 96h38v9H80z"/><path class="n" d="M20 50l8 5-3 6 8 5M2 111h116"/>',
  },
  'problem-open': {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M8 20h14v86H8z"/><path d="M84 34h34v66H84z"/><path class="n" d="M94 34v66M106 34v66"/><path class="t" d="M70 20h14v86H70z"/><path d="M22 64h8v16h-8zM34 60h24v46H34z"/><path class="s" d="M62 64h8v16h-8z"/><path class="n" d="M42 60v11h8V60M2 106h116M92 24h22l-6-6M114 24l-6 6"/>',
  },
  'problem-remote': {
    viewBox: '0 0 120 120',
    markup:
      '<circle class="n" cx="36" cy="18" r="8"/><path class="t" d="M18 38q0-12 12-12h12q12 0 12 12v56q0 14-14 14h-8q-14 0-14-14z"/><circle class="s" cx="36" cy="46" r="8"/><circle cx="36" cy="68" r="6"/><circle cx="36" cy="86" r="6"/><path class="n" d="M64 38q8 10 0 20"/><path class="n" d="M76 30q16 18 0 36M89 22q24 26 0 52" stroke-dasharray="2 6"/>',
  },
  'problem-shut': {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M8 32h14v74H8zM98 32h14v74H98z"/><path d="M22 42h76v46H22zM22 88h76v12H22z"/><path class="n" d="M33 42v46m9-46v46m9-46v46m9-46v46m9-46v46m9-46v46m9-46v46"/><path class="s" d="M97 32V22q0-8 8-8t8 8v10z"/><path class="n" d="M2 106h116M105 8V3M94 13l-5-4M90 23h-6M116 12l3-3"/>',
  },
  rebuild: {
    viewBox: '0 0 120 120',
    markup:
      '<circle class="t" cx="46" cy="54" r="38"/><circle cx="46" cy="54" r="27"/><circle class="t" cx="46" cy="54" r="15"/><circle cx="46" cy="54" r="5"/><path class="n" d="M46 27v12M69 41l-10 6M69 67l-10-6M46 81V69M23 67l10-6M23 41l10 6"/><use href="#gear" class="t" transform="translate(90 90) scale(1)"/><circle class="s" cx="90" cy="90" r="6"/>',
  },
  remote: {
    viewBox: '0 0 120 120',
    markup:
      '<circle class="n" cx="50" cy="18" r="8"/><path class="t" d="M32 38q0-12 12-12h12q12 0 12 12v56q0 14-14 14h-8q-14 0-14-14z"/><circle class="s" cx="50" cy="46" r="8"/><circle cx="50" cy="68" r="6"/><circle cx="50" cy="86" r="6"/><path class="n" d="M78 34q8 12 0 24M88 27q14 19 0 38M98 20q20 26 0 52"/>',
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
  tool: {
    viewBox: '0 0 120 120',
    markup:
      '<path class="t" d="M88 14a24 24 0 0 0-33 27L18 78a12 12 0 1 0 17 17l37-37a24 24 0 0 0 30-31L88 42 74 38l-3-13z"/><circle cx="27" cy="87" r="4"/><path class="s" d="M24 22l8-8 24 24-8 8z"/><path d="M66 66l8-6 32 34q6 8 0 14t-14 0L60 76z"/>',
  },
};

/** The gear that several drawings share through `<use href="#gear">`. */
export const gearPath =
  'M15-2h5v4h-5l-1 4l4 2l-2 4l-4-3l-3 3l3 4l-4 2l-2-4l-4 1v5h-4v-5l-4-1l-2 4l-4-2l3-4l-3-3l-4 3l-2-4l4-2l-1-4h-5v-4h5l1-4l-4-2l2-4l4 3l3-3l-3-4l4-2l2 4l4-1v-5h4v5l4 1l2-4l4 2l-3 4l3 3l4-3l2 4l-4 2z';
