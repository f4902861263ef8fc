import {
  type EntretienRequete,
  type ExtractionVocale,
  type QuestionEntretien,
  QUESTIONS_ENTRETIEN,
  type ReponseEntendue,
} from '@francis/contract';
import { lireAge, lireEnfants, lireResidence, lireSituation } from './foyer.ts';
import { type Dite, ecouter, incompris, lue, type Lue } from './reponse.ts';
import { lireRevenu } from './revenu.ts';

const RIEN = 'Aucune réponse n’a pu être lue. Reprenez l’entretien, ou écrivez vos réponses.';

/** How a note names the answer that it is about, in the order of the questions. */
const NOMS = [
  'Âge',
  'Situation familiale',
  'Enfants à charge',
  'Revenu annuel',
  'Résidence principale',
  'Objectifs',
] as const;

/**
 * The answers of an interview, read as they were said. What is not surely said is told with its reason, and nothing is
 * guessed: the person confirms before anything is kept.
 * @param jour AAAA-MM-JJ
 */
export function lireEntretien(dites: EntretienRequete['reponses'], jour: string): ExtractionVocale {
  const situation = dites.find(({ question }) => question === 'situation_familiale');
  const foyer = situation && lireSituation(ecouter(situation.texte)).valeur;
  const annee = Number(jour.slice(0, 4));
  const reponses = dites.map(({ question, texte }): ReponseEntendue => {
    const dite = ecouter(texte);
    return { question, texte, ...lireLaReponse(question, dite, { annee, foyer: String(foyer ?? '') }) };
  });
  const sures = reponses.filter(({ etat }) => etat === 'sur').length;
  return {
    error: reponses.every(({ etat }) => etat === 'incompris') ? RIEN : null,
    confiance: Math.round((sures / reponses.length) * 100) / 100,
    validation_notes: reponses.flatMap(({ question, raison }) => (raison === null ? [] : [noter(question, raison)])),
    reponses,
  };
}

const noter = (question: QuestionEntretien, raison: string): string =>
  `${NOMS[QUESTIONS_ENTRETIEN.indexOf(question)]}\u202f: ${raison.charAt(0).toLowerCase()}${raison.slice(1)}${raison.endsWith('.') ? '' : '.'}`;

interface Cadre {
  readonly annee: number;
  readonly foyer: string;
}

function lireLaReponse(question: QuestionEntretien, dite: Dite, { annee, foyer }: Cadre): Lue {
  switch (question) {
    case 'age':
      return lireAge(dite, annee);
    case 'situation_familiale':
      return lireSituation(dite);
    case 'nombre_enfants':
      return lireEnfants(dite);
    case 'revenu_annuel':
      return lireRevenu(dite, foyer);
    case 'residence_principale':
      return lireResidence(dite);
    default:
      return dite.texte.trim().length < 3
        ? incompris('Dites ce que vous voulez obtenir.')
        : // Words, kept as they are: no figure is taken from them.
          { ...lue(dite, dite.texte.trim(), [], { admises: dite.mentions }), etat: 'sur', raison: null };
  }
}
