import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type DOMAttributes,
  type ReactElement,
} from 'react';
import { createPortal } from 'react-dom';
import css from './panel-tip.module.css';

/** Delay of tooltips, ms; set by the owner. */
const tooltipDelay = 700;

/** Room between a tooltip and what it belongs to, and the edge of the window, px. */
const gap = 6;
const margin = 8;

/** Puts a tooltip over an element, or under it where there is no room. */
function place(tip: HTMLElement, { left, width, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight } = tip;
  const farthest = innerWidth - margin - offsetWidth;
  const above = top - gap - offsetHeight;
  const middle = left + (width - offsetWidth) / 2;
  tip.style.left = `${Math.max(margin, Math.min(middle, farthest))}px`;
  tip.style.top = `${above < margin ? bottom + gap : above}px`;
}

type Trigger = DOMAttributes<HTMLElement> & { readonly 'aria-describedby'?: string };

/** A tooltip on a button or link; it opens after 700 ms under a pointer that can hover, and at once on keyboard focus. */
export function Tip({ text, children }: { text: string; children: ReactElement<Trigger> }) {
  const id = useId();
  const [over, setOver] = useState<HTMLElement | null>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const close = () => {
    clearTimeout(timer.current);
    setOver(null);
  };
  useLayoutEffect(() => {
    if (over && tip.current) place(tip.current, over.getBoundingClientRect());
  }, [over, text]);
  useEffect(() => {
    if (!over) return;
    const closeByKey = ({ key }: KeyboardEvent) => (key === 'Escape' ? setOver(null) : undefined);
    const closeByScroll = () => setOver(null);
    addEventListener('keydown', closeByKey);
    addEventListener('scroll', closeByScroll, true);
    return () => {
      removeEventListener('keydown', closeByKey);
      removeEventListener('scroll', closeByScroll, true);
    };
  }, [over]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <>
      {cloneElement(children, {
        ...(over ? { 'aria-describedby': id } : {}),
        onPointerEnter({ currentTarget, pointerType }) {
          if (pointerType === 'touch') return;
          clearTimeout(timer.current);
          timer.current = window.setTimeout(() => setOver(currentTarget), tooltipDelay);
        },
        onPointerLeave: close,
        onPointerDown: close,
        onFocus({ currentTarget }) {
          if (currentTarget.matches(':focus-visible')) setOver(currentTarget);
        },
        onBlur: close,
      })}
      {over
        ? createPortal(
            <span ref={tip} id={id} role="tooltip" className={css.tip}>
              {text}
            </span>,
            document.body,
          )
        : null}
    </>
  );
}
