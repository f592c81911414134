// A link to a question opens it; and at most one is open where the browser does not see to it itself.

/** Gives the questions below `root` (`<details name="faq">`) their behaviour; without it they still open and close. */
export function start(root: Document | HTMLElement): void {
  const openNamed = () => {
    const question = document
      .getElementById(location.hash.slice(1))
      ?.closest<HTMLDetailsElement>('details[name=faq]');
    if (!question) return;
    question.open = true;
    // The one that closed may have stood above: what the browser scrolled to has moved.
    question.scrollIntoView();
  };
  openNamed();
  addEventListener('hashchange', openNamed);
  // `name` on `<details>` is newer (2024) than the browsers that people use.
  if ('name' in HTMLDetailsElement.prototype) return;
  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target as Element).matches('details[name=faq][open]')) return;
      for (const other of root.querySelectorAll<HTMLDetailsElement>('details[name=faq][open]'))
        other.open = other === target;
    },
    true, // `toggle` does not bubble.
  );
}
