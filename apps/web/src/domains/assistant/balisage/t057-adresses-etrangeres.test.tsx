import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Balisage } from './Balisage.tsx';

const rendu = (markdown: string): string => renderToStaticMarkup(<Balisage prefixe="m" markdown={markdown} />);
/** Whatever a browser fetches on its own while it draws. */
const CHARGE_SEUL =
  /<(img|picture|source|video|audio|track|iframe|embed|object|link|script|style|svg|image|use)\b|\b(src|srcset|poster|background|data)=|url\(/i;
const VOL = 'https://pisteur.test/p?d=revenu-45000';

test.each([
  `![x](${VOL})`,
  `![x][r]\n\n[r]: ${VOL}`,
  `[![x](${VOL})](https://exemple.fr)`,
  `<img src="${VOL}">`,
  `<picture><source srcset="${VOL}"></picture>`,
  `<video poster="${VOL}"></video>`,
  `<div style="background:url(${VOL})">x</div>`,
  `<link rel="preload" href="${VOL}" as="image">`,
  `<svg><image href="${VOL}"/></svg>`,
  `<table background="${VOL}"><tr><td>x</td></tr></table>`,
  `| ![x](${VOL}) |\n|---|`,
])('%s ne charge rien', (markdown) => {
  expect(rendu(markdown)).not.toMatch(CHARGE_SEUL);
});

test('un lien dit où il mène, s’ouvre à part et ne donne pas d’où l’on vient', () => {
  for (const markdown of [`[votre compte](${VOL})`, VOL, `<${VOL}>`]) {
    const html = rendu(markdown);
    expect(html).toMatch(/<a [^>]*target="_blank" rel="noopener noreferrer"/);
    expect(html).toContain('(pisteur.test)');
  }
});

test('un lien qui se déguise montre sa vraie destination', () => {
  expect(rendu('[https://www.impots.gouv.fr](https://impots.gouv.fr.evil.test/)')).toContain(
    '(impots.gouv.fr.evil.test)',
  );
  expect(rendu('[x](https://www.impots.gouv.fr@evil.test/)')).toContain('(evil.test)');
});
