import { useRef, type DOMAttributes, type RefObject } from 'react';

/** How far to the right a swipe dismisses, and from where on it is one and no press, px. */
const farEnough = 50;
const begins = 10;

/** Lets an element follow a pointer that takes it to the right; `onSwipe` is called where it was taken far enough. */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  onSwipe: () => void,
): DOMAttributes<HTMLElement> {
  const from = useRef<number | null>(null);
  const end = () => {
    from.current = null;
    if (element.current) element.current.style.transform = '';
  };
  return {
    onPointerDown({ button, clientX }) {
      if (button === 0) from.current = clientX;
    },
    onPointerMove({ clientX, pointerId }) {
      if (from.current === null || !element.current) return;
      const way = clientX - from.current;
      if (way < begins) return;
      element.current.setPointerCapture(pointerId);
      element.current.style.transform = `translateX(${way}px)`;
    },
    onPointerUp({ clientX }) {
      const way = from.current === null ? 0 : clientX - from.current;
      end();
      if (way >= farEnough) onSwipe();
    },
    onPointerCancel: end,
  };
}
