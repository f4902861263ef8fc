import { motsDits, plier } from '@francis/lecture';
import { chiffreSesHeures } from '../comprehension/heures-sup.ts';
import type { Ecartee } from './ecarter.ts';
import { HORS_DE_L_IFI } from './ecarter-hors-assiette.ts';
import type { MotsLus } from './mots-decisifs.ts';

/** « une assurance-vie »: named by an amount that was set aside because it is one, and by nothing else. */
const CONTRAT = motsDits('assurance vie|assurance-vie|assurances-vie|assurances vie');
function contratMisAPart(question: string, ecartees: readonly Ecartee[]): boolean {
  const dits = plier(question).split('assurance').length - 1;
  const ecartes = ecartees.filter(({ mention, raison }) => {
    const [debut, fin] = mention.span;
    return raison === HORS_DE_L_IFI && CONTRAT.test(plier(question.slice(Math.max(0, debut - PORTEE), fin + PORTEE)));
  });
  return ecartes.length >= dits;
}
const PORTEE = 40;

/** Decisive words of the question that no fact reads, and that nothing set aside accounts for. */
export const motsSansFait = (
  question: string,
  mots: readonly string[],
  lus: MotsLus,
  ecartees: readonly Ecartee[],
): string[] =>
  mots.filter(
    (mot) =>
      lus.estLu(mot, mots) === false &&
      !(mot === 'heures_sup' && chiffreSesHeures(question)) &&
      !(mot === 'assurance_vie' && contratMisAPart(question, ecartees)),
  );
