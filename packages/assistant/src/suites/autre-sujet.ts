import { motsDits, normaliserTexte } from '@francis/lecture';
import type { Doute } from '../certitude.ts';
import type { Assistant, DemandeAssistant, EvenementAssistant, OptionsReponse, ReponseAssistant } from '../types.ts';

/** The answer of before, told again to who asks something else. */
const A_COTE: ReadonlySet<Doute['code']> = new Set(['OBJET_NON_LU', 'SUITE_SANS_EFFET']);
/** What a rule quoted in the middle of a conversation always leaves. */
const D_UNE_REGLE: ReadonlySet<Doute['code']> = new Set(['RESERVE', 'REGLE_INCERTAINE', 'REGLE_POUR_UN_CHIFFRE']);

/** What was told is told again by its name: read alone, nothing would be left of it. */
const REPREND = motsDits(
  'meme brut|meme net|meme salaire|memes salaires|meme revenu|memes revenus|meme montant|memes montants|memes chiffres|meme prix|meme valeur|meme somme|meme situation|memes enfants',
);

/** Whether a question read alone is answered: by all that it says, or by a rule. */
const repond = ({ statut, doutes }: ReponseAssistant): boolean =>
  statut === 'partiel' && doutes.every((d) => D_UNE_REGLE.has(d.code));

/**
 * The assistant, for who changes the subject in the middle of a conversation: a question that the calculation of before does
 * not serve, and that is answered when it is read alone, is read alone. It is never exact: what was told before may be part
 * of it.
 */
export function avecAutresSujets(assistant: Assistant): Assistant {
  return {
    async *repondre(demande, options): AsyncGenerator<EvenementAssistant> {
      if (demande.historique.length === 0 || (demande.corrections ?? []).length > 0) {
        yield* assistant.repondre(demande, options);
        return;
      }
      const evenements = await tous(assistant, demande, options);
      const fin = evenements.at(-1);
      // Who states something goes on with the case: that it was not applied is what they must know.
      const aCote =
        fin?.type === 'reponse' &&
        !REPREND.test(normaliserTexte(demande.question)) &&
        fin.reponse.lecture.objet.demande &&
        fin.reponse.doutes.some((d) => A_COTE.has(d.code));
      if (!aCote) {
        yield* evenements;
        return;
      }
      const { precedent: _, suite: __, ...reste } = demande;
      const reserves: Doute[] = [...(demande.reserves ?? []), { code: 'RESERVE' }];
      const seule = await tous(assistant, { ...reste, historique: [], reserves }, options);
      const autre = seule.at(-1);
      yield* autre?.type === 'reponse' && repond(autre.reponse) ? seule : evenements;
    },
  };
}

async function tous(
  assistant: Assistant,
  demande: DemandeAssistant,
  options: OptionsReponse | undefined,
): Promise<EvenementAssistant[]> {
  const evenements: EvenementAssistant[] = [];
  for await (const e of assistant.repondre(demande, options)) evenements.push(e);
  return evenements;
}
