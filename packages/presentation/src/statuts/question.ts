import { enfantsDits, enPhrases } from '../commun/question.ts';
import { euros } from '../commun/ecrire.ts';
import { CHAMPS, type SituationStatuts } from './situation.ts';

export function questionDe(s: SituationStatuts, bareme: string): string {
  const activite = CHAMPS.activite.montrer(s.activite).toLowerCase();
  const famille = CHAMPS.situation_familiale.montrer(s.situation_familiale).toLowerCase();
  return enPhrases(
    `Je prévois ${euros(s.chiffre_affaires)} de chiffre d’affaires et ${euros(s.charges)} de charges en ${bareme} (${activite}).`,
    `Je suis ${famille}, ${enfantsDits(s.nombre_enfants)}.`,
    s.autres_salaires > 0 && `Le foyer a aussi ${euros(s.autres_salaires)} de salaires nets imposables.`,
    'Quel statut choisir entre SASU, EURL, entreprise individuelle et micro-entreprise\u202f?',
  );
}
