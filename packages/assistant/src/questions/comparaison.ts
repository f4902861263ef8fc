import { jeton } from '../orchestration/jetons.ts';
import type { ResultatChiffre } from '../outils/resultats.ts';
import type { Brouillon } from '../redaction/brouillon.ts';
import { totalDuScenario } from '../redaction/comparaison.ts';
import { etapesComparees } from '../redaction/etapes.ts';
import { prefixeEstimation, reserves } from '../redaction/impot.ts';
import { periode } from '../redaction/periode.ts';

/** Names of situations that need their accents; another is read as it is written. */
const NOMS: Readonly<Record<string, string>> = {
  situation_de_depart: 'situation de départ',
  separes: 'deux déclarations',
  ensemble: 'déclaration commune',
  chacun: 'chacun de son côté',
  garde_exclusive: 'garde exclusive',
  garde_alternee: 'garde alternée',
  apres: 'après',
  sans: 'Sans',
  avec: 'Avec',
};

const enClair = (nom: string): string => NOMS[nom] ?? nom.replaceAll('_', ' ');

/** Name of two returns of which each one is worth reading apart. */
export const CHACUN = 'chacun';
const PERSONNES = ['Impôt de la première personne', 'Impôt de la seconde personne'];

/** What each of two people pays, beside one return or two. */
function parPersonne(r: ResultatChiffre, depart: string, suite: string): string[][] {
  const deux = (nom: string): boolean => totalDuScenario(r, nom).endsWith('total');
  const chacun = PERSONNES.map((libelle, i) => {
    const part = (nom: string): string =>
      deux(nom) && r.chiffres[`${nom}.f${i + 1}/ir.impot_final`] !== undefined
        ? jeton(r.appel, `${nom}.f${i + 1}/ir.impot_final`)
        : '—';
    return [libelle, part(depart), part(suite)];
  });
  const total = ['**Impôt**', ...[depart, suite].map((nom) => `**${jeton(r.appel, totalDuScenario(r, nom))}**`)];
  return [...chacun, total];
}

/** Complete taxes of two or three situations, from their facts alone: the difference first, with its sense. */
export function composerComparaison(r: ResultatChiffre, noms: readonly string[], b: Brouillon, marques = ''): void {
  const [depart = '', suite = '', autre] = noms;
  const impot = (nom: string): string => `**${jeton(r.appel, totalDuScenario(r, nom))}**`;
  const ecart = Number(r.chiffres['comparaison.ecart']);
  const gain = `**${jeton(r.appel, 'comparaison.ecart', true)}**`;
  const quand = `(${periode(r.annee)})`;
  const sens = ecart > 0 ? `soit ${gain} de moins` : ecart < 0 ? `soit ${gain} de plus` : 'soit aucun écart';
  const reste = r.chiffres['comparaison.reste'];
  const supplement =
    reste === undefined
      ? ''
      : ` Il reste **${jeton(r.appel, 'comparaison.reste')}** du supplément une fois l’impôt payé.`;
  const prefixe = prefixeEstimation(r);
  if (depart === 'sans' && suite === 'avec' && reste === undefined && ecart !== 0)
    b.paragraphe(
      `${prefixe === '' ? 'C' : `${prefixe}c`}e changement ${ecart > 0 ? 'réduit' : 'augmente'} l’impôt de ${gain} ${quand}, de ${impot(depart)} à ${impot(suite)}.[^cgi-197]${reserves(r, b)}${marques}`,
    );
  else
    b.paragraphe(
      `${prefixe === '' ? 'L' : `${prefixe}l`}’impôt est de ${impot(depart)} (${enClair(depart)}) et de ${impot(suite)} (${enClair(suite)}) ${quand}, ${sens}.${supplement}[^cgi-197]${reserves(r, b)}${marques}`,
    );
  const tout = r.chiffres['tout/comparaison.ecart_total'];
  if (tout !== undefined && Number(tout) !== ecart)
    b.paragraphe(
      `Avec les prélèvements sociaux, l’écart est de **${jeton(r.appel, 'tout/comparaison.ecart_total', true)}** en tout (CSS art. L136-8).`,
    );
  if (autre !== undefined) {
    const ecart3 = Number(r.chiffres['ecart3/comparaison.ecart']);
    const combien = `**${jeton(r.appel, 'ecart3/comparaison.ecart', true)}**`;
    b.paragraphe(
      `Il est de ${impot(autre)} (${enClair(autre)}), ${ecart3 > 0 ? `soit ${combien} de moins` : ecart3 < 0 ? `soit ${combien} de plus` : 'le même'} que la première situation.`,
    );
  }
  if (!totalDuScenario(r, depart).endsWith('total') && !totalDuScenario(r, suite).endsWith('total'))
    b.tableau(
      ['Étape', enClair(depart), enClair(suite)],
      [...etapesComparees(r, `${depart}/`, `${suite}/`), ['**Impôt**', impot(depart), impot(suite)]],
    );
  else if (noms.includes(CHACUN))
    b.tableau(['Déclaration', enClair(depart), enClair(suite)], parPersonne(r, depart, suite));
  b.paragraphe('L’écart vient de calculs complets, décote et plafonnements compris.');
}
