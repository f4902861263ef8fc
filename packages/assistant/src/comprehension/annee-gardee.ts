import { motsDits } from '@francis/lecture';
import { lireMentions } from './mentions.ts';

const COMPARE = motsDits('difference|compare|comparer|par rapport|evolution|augmente|baisse de combien');
const ANNEES_RELUES = 4;
const REVENU_MIN = 1000;
const FINS = ['. ', '?', '!', ';'];

/**
 * « en 2023 j’avais 37 200, en 2024 33 000, et en 2025 26 400 »: each year has its own income, and the last declared one is
 * the one asked about.
 */
export function garderLAnnee(texte: string, derniere: number): string {
  if (COMPARE.test(texte)) return texte;
  const places = Array.from({ length: ANNEES_RELUES }, (_, i) => derniere - i)
    .flatMap((annee) => {
      const debut = texte.indexOf(`en ${annee} `);
      return debut < 0 || (debut > 0 && texte[debut - 1] !== ' ') ? [] : [{ annee, debut }];
    })
    .toSorted((a, b) => a.debut - b.debut);
  if (places.length < 2 || !places.some((p) => p.annee === derniere)) return texte;
  const parties = places.map(({ annee, debut }, i) => {
    const fins = FINS.map((signe) => texte.indexOf(signe, debut)).filter((f) => f >= 0);
    return { annee, debut, fin: Math.min(places[i + 1]?.debut ?? texte.length, ...fins) };
  });
  const chiffrees = parties.every(({ debut, fin }) =>
    lireMentions(texte.slice(debut, fin)).some((m) => m.montant >= REVENU_MIN),
  );
  if (!chiffrees) return texte;
  return parties
    .filter((p) => p.annee !== derniere)
    .reduceRight((t, { debut, fin }) => `${t.slice(0, debut)}${t.slice(fin)}`, texte);
}
