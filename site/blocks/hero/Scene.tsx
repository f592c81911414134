import css from './hero.module.css';

/** Behind the gate: bricks, the lit yard, the car. Classes as in the drawings of the library (docs/design.md). */
const yard =
  `<path class="n ${css.bricks}" d="M90 52h64v-24h-64zm64 0h32v24h-64v-24M288 28h64v-24h-64zm64 0h32v24h-64v-24M580 36h64v-24h-64zm64 0h32v24h-64v-24"/>` +
  '<path class="s x" d="M24 80h400v300H24z"/><path class="n" d="M24 348h400M24 380V80h400v300"/>' +
  '<path d="M172 360v-44q0-14 14-18l14-3 20-40q4-7 12-7h84q8 0 12 7l20 40 14 3q14 4 14 18v44z"/>' +
  '<path class="t" d="M214 294l16-31q2-4 6-4h76q4 0 6 4l16 31z"/><path class="n" d="M226 316h96v16h-96zM172 340h204"/>' +
  '<circle class="s" cx="198" cy="318" r="11"/><circle class="s" cx="350" cy="318" r="11"/>' +
  '<path d="M248 338h52v14h-52z"/><path class="k" d="M184 360h28v16h-28zM336 360h28v16h-28z"/>';

/** The post of the lamp, which the leaf slides before. */
const post = '<path class="t" d="M472 70h10v302h-10z"/>';

const leaf =
  `<path d="M14 72h420v300H14z"/><path class="n ${css.slats}" d="M30 176h400"/><path class="n" d="M14 278h420"/>` +
  '<path class="t" d="M14 300h420v72H14z"/><path d="M14 290h420v10H14z"/><path class="n r" d="M14 304h420"/>' +
  '<circle class="t" cx="62" cy="370" r="10"/><circle class="t" cx="388" cy="370" r="10"/>';

const gear = '<use href="#gear" class="t" transform="scale(1.1)"/>';

/** The lamp that blinks: what is lit over what is not. */
const lamp = (tone: string) => `<path class="${tone}" d="M465 60V46q0-13 12-13t12 13v14z"/>`;

/** The lamp without its light, the motor before its gear, the ground. */
const motor =
  `<path class="t" d="M462 60h30v10h-30z"/>${lamp('t')}` +
  '<path class="t" d="M436 372h112v8H436z"/><circle cx="490" cy="324" r="6"/>' +
  '<path d="M446 372v-20q0-18 18-18h52q18 0 18 18v20z"/><path class="n" d="M446 358h88"/><circle class="s" cx="516" cy="346" r="5"/><path class="n" d="M-1500 380h4000"/>';

/** Seconds that the drawing takes (`--open` of hero.module.css; set by the owner); the clock counts up to no other number. */
const opening = '4';

/**
 * The sliding gate, which opens once in four seconds beside a clock that counts them; with reduced motion it stands
 * open. With `label` it is one image with that text, without it decoration.
 */
export function Scene({
  seconds,
  caption,
  label,
}: {
  seconds: string | undefined;
  caption: string | undefined;
  label: string | undefined;
}) {
  const accessible = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div className={css.scene} {...accessible}>
      <Layer className={css.yard} markup={yard} />
      {seconds || caption ? (
        <p className={css.clock}>
          {seconds ? (
            <b className={seconds === opening ? css.count : undefined} data-unit="s">
              {seconds === opening ? (
                <>
                  <i className={css.whole} />
                  <i className={css.comma} />
                  <i className={css.tenths} />
                </>
              ) : (
                decimal(seconds)
              )}
            </b>
          ) : null}{' '}
          {caption}
        </p>
      ) : null}
      <Layer markup={post} />
      <Layer className={css.leaf} markup={leaf} />
      <Layer className={css.cog} markup={gear} viewBox="-22 -22 44 44" />
      <Layer markup={motor} />
      <Layer className={css.lamp} markup={lamp('s')} />
    </div>
  );
}

/** A picture of its own: browsers move one without painting it again, which a part of a picture they do not. */
function Layer({
  className,
  markup,
  viewBox = '0 0 720 420',
}: {
  className?: string;
  markup: string;
  viewBox?: string;
}) {
  return (
    <svg
      className={className ? `d ${className}` : 'd'}
      viewBox={viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** "5" as the clock shows it: "5,0". */
function decimal(seconds: string): string {
  return /^\d+$/.test(seconds) ? `${seconds},0` : seconds;
}
