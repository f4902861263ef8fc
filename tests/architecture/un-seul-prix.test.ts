import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FORMULES } from '@francis/contract';
import { expect, test } from 'vitest';

const RACINE = new URL('../..', import.meta.url).pathname;
const DOSSIERS = ['apps/web/src', 'apps/api/src', 'apps/cli/src', 'packages/contract/src', 'packages/presentation/src'];
const CATALOGUE = 'packages/contract/src/formules.ts';
/** An amount followed by what makes it a price. */
const UNITES = ['€', 'euros', 'eur', '&euro;'];
const ESPACES = new Set([' ', '\u00a0', '\u202f', '"', "'", '`', '}', '{']);

const sources = (dossier: string): string[] =>
  readdirSync(join(RACINE, dossier), { withFileTypes: true }).flatMap((entree) => {
    const chemin = join(dossier, entree.name);
    if (entree.isDirectory()) return sources(chemin);
    const lu = ['.ts', '.tsx'].some((fin) => chemin.endsWith(fin)) && !chemin.includes('.test.');
    return lu && chemin !== CATALOGUE ? [chemin] : [];
  });

/** Every way to write these cents: `9,99`, `9.99`, `9\u202f900`, `999`. */
const ecritures = (centimes: number): string[] => {
  const euros = Math.trunc(centimes / 100);
  const reste = String(centimes % 100).padStart(2, '0');
  return reste === '00' ? [`${euros}`] : [`${euros},${reste}`, `${euros}.${reste}`];
};

/** Whether the text writes this amount as a price, or its cents as a number of its own. */
function ecritLePrix(texte: string, centimes: number): boolean {
  const bas = texte.toLowerCase();
  for (const ecriture of ecritures(centimes)) {
    for (let i = bas.indexOf(ecriture); i >= 0; i = bas.indexOf(ecriture, i + 1)) {
      const avant = bas[i - 1] ?? ' ';
      if ('0123456789,.'.includes(avant)) continue;
      let j = i + ecriture.length;
      while (ESPACES.has(bas[j] ?? '')) j += 1;
      if (UNITES.some((unite) => bas.startsWith(unite, j))) return true;
    }
  }
  return false;
}

test('un prix ne s’écrit que dans le catalogue des formules', () => {
  const trouves = DOSSIERS.flatMap(sources).flatMap((fichier) => {
    const texte = readFileSync(join(RACINE, fichier), 'utf8');
    return Object.entries(FORMULES)
      .filter(([, { centimes }]) => ecritLePrix(texte, centimes))
      .map(([cle]) => `${relative('.', fichier)} écrit le prix de ${cle}`);
  });
  expect(trouves).toEqual([]);
});

test('la recherche voit un prix écrit ailleurs', () => {
  for (const texte of ['9,99 €', 'à 9.99\u202f€ par mois', '{49} euros', '490\u00a0€', "'99' + '€'"]) {
    const vu = Object.values(FORMULES).some(({ centimes }) => ecritLePrix(texte, centimes));
    expect([texte, vu]).toEqual([texte, texte !== "'99' + '€'"]);
  }
  expect(ecritLePrix('1 490 €', 49_000)).toBe(true);
  expect(ecritLePrix('article 49', 4_900)).toBe(false);
});

test('deux formules du même nom et du même rythme n’ont pas deux prix', () => {
  const prix = new Map<string, number>();
  for (const { nom, interval, centimes } of Object.values(FORMULES)) {
    expect(prix.get(`${nom} ${interval}`) ?? centimes).toBe(centimes);
    prix.set(`${nom} ${interval}`, centimes);
  }
});
