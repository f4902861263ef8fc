import { ENFANTS_DU_BEAU_PARENT, lireMotsDecisifs, motsDits, normaliserTexte, plier } from '@francis/lecture';
import { chiffreSesHeures } from '../comprehension/heures-sup.ts';
import { aDesEnfantsDUnAutreLit } from '../domaines/transmission/deux-lits.ts';
import type { Ecartee } from './ecarter.ts';
import { estUnDividendeAndorran } from '../domaines/dividende-andorran.ts';
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

const DU_BEAU_PARENT = motsDits(ENFANTS_DU_BEAU_PARENT);
const DEUX_PARTS = motsDits('trois quarts|3/4|3/4 en usufruit');
/** Told of an estate, and settled by who inherits it. */
function regleParLesHeritiers(mot: string, texte: string, lus: MotsLus): boolean {
  // « elle veut l’usufruit, ils ne sont pas d’elle »: the law leaves her the quarter.
  if (mot === 'usufruit')
    return lus.tient('option_conjoint=quart') && aDesEnfantsDUnAutreLit(texte) && !DEUX_PARTS.test(texte);
  return mot === 'beau_lien' && DU_BEAU_PARENT.test(texte) && lus.tient('succession.lien=enfant');
}

/** « RS (jamais RP) »: told as not being the home. */
const JAMAIS_HABITEE = motsDits(
  "jamais residence principale|jamais ete residence principale|jamais ma residence principale|jamais notre residence principale|n'a jamais ete ma residence principale|pas residence principale|pas la residence principale|pas ma residence principale|hors residence principale|non residence principale|jamais ete ma residence principale|jamais ete notre residence principale|jamais ete la residence principale",
);
const D_UNE_SOCIETE: ReadonlySet<string> = new Set(['is', 'dividendes']);
const PRET = motsDits('pret|prets|emprunt|emprunts|credit immobilier|capital restant du|crd|a credit');
/** Every loan that is told is told by a payment that was set aside because it is one. */
const PAYE_A_PART = ['crédit privé', 'le crédit ne change pas la plus-value'];
function pretMisAPart(question: string, ecartees: readonly Ecartee[]): boolean {
  const texte = plier(question);
  const ecartes = ecartees.filter(({ raison }) => PAYE_A_PART.some((debut) => raison.startsWith(debut)));
  return (
    ecartes.length > 0 &&
    !PRET.test(
      ecartes.reduce((t, { mention: { span } }) => {
        const [de, a] = [Math.max(0, span[0] - PORTEE), span[1] + PORTEE];
        return `${t.slice(0, de)}${' '.repeat(Math.min(a, t.length) - de)}${t.slice(a)}`;
      }, texte),
    )
  );
}

const MIS_A_PART = 'mis à part par vous';
const JUSTE_AVANT = 16;
/** « par ailleurs CTO 85 000 € non concerné »: the words that name an amount that was set aside are with it. */
function sansCeQuiEstMisAPart(question: string, ecartees: readonly Ecartee[]): string {
  return ecartees
    .filter(({ raison }) => raison === MIS_A_PART)
    .reduce((t, { mention: { span } }) => {
      const de = Math.max(0, span[0] - JUSTE_AVANT);
      return `${t.slice(0, de)}${' '.repeat(span[0] - de)}${t.slice(span[0])}`;
    }, question);
}

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
      lireMotsDecisifs(sansCeQuiEstMisAPart(question, ecartees)).includes(mot) &&
      !regleParLesHeritiers(mot, normaliserTexte(question), lus) &&
      !(mot === 'heures_sup' && chiffreSesHeures(question)) &&
      // The tax that the company pays is why its dividend bears none.
      !(D_UNE_SOCIETE.has(mot) && lus.tient('andorre.base=0') && estUnDividendeAndorran(normaliserTexte(question))) &&
      !(mot === 'emprunt' && pretMisAPart(question, ecartees)) &&
      !(mot === 'residence_principale' && JAMAIS_HABITEE.test(normaliserTexte(question))) &&
      !(mot === 'assurance_vie' && contratMisAPart(question, ecartees)),
  );
