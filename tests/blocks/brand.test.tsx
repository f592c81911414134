import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Brand } from '../../blocks/parts/Brand.tsx';

const classOf = (name: string, tagline: string) =>
  /class="([^"]*)"/.exec(
    renderToStaticMarkup(<Brand name={name} tagline={tagline} logo="mark" />),
  )![1];

test('says of a name and of a tagline when a phone has no room for both', () => {
  expect(classOf('Encanador Silva', 'Reparos no mesmo dia')).toBe('brand');
  expect(classOf('Encanador Silva', 'Reparos e obras em toda a cidade')).toBe('brand wordy');
  expect(classOf('Consertos Almeida e Filhos', 'Reparos e obras em toda a cidade')).toBe(
    'brand long',
  );
});
