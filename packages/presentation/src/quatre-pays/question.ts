import { formaterNombre } from '../ecriture/index.ts';
import { enfantsDits, enPhrases } from '../commun/question.ts';
import { CHAMPS, type SituationQuatrePays } from './situation.ts';

/** Asks where the most is left: a question about four laws must not be read as one about the first that it names. */
export function questionDe(s: SituationQuatrePays, bareme: string): string {
  const famille = CHAMPS.situation_familiale.montrer(s.situation_familiale).toLowerCase();
  const suisse = [CHAMPS.canton.montrer(s.canton), s.commune.trim()].filter((lieu) => lieu !== '').join(', ');
  const ages = s.nombre_enfants > 0 ? s.ages_enfants.trim() : '';
  return enPhrases(
    `Où reste-t-il le plus d’un salaire brut de ${formaterNombre(s.salaire_brut)} par an en ${bareme}\u202f: en France, en Suisse (${suisse}), au Luxembourg ou en Andorre\u202f?`,
    `Je suis ${famille}, ${enfantsDits(s.nombre_enfants)}${ages === '' ? '' : ` (âges\u202f: ${ages})`}.`,
    s.salaire_brut_conjoint > 0 && `Mon conjoint a ${formaterNombre(s.salaire_brut_conjoint)} de salaire brut.`,
    s.age > 0 && `J’ai ${CHAMPS.age.montrer(s.age)}.`,
    s.francs_par_euro.trim() !== '' && `Un euro vaut ${s.francs_par_euro.trim()} franc.`,
  );
}
