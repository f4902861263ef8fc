import { motsDits, normaliserTexte } from '@francis/lecture';
import type { Doute } from '../certitude.ts';
import { sAppuieSurAvant } from '../comprehension/suite-de-droit.ts';
import { calculsDe } from '../doutes/texte.ts';
import type { Assistant, DemandeAssistant, EvenementAssistant, OptionsReponse, ReponseAssistant } from '../types.ts';
import { essaie } from './cumul.ts';
import { direDuClient } from './dire-du-client.ts';
import { essaiDAvant, sansLesEssais } from './sans-les-essais.ts';

/** The answer of before, told again to who asks something else. */
const A_COTE: ReadonlySet<Doute['code']> = new Set(['OBJET_NON_LU', 'SUITE_SANS_EFFET']);
/** What a rule quoted in the middle of a conversation always leaves. */
const D_UNE_REGLE: ReadonlySet<Doute['code']> = new Set(['RESERVE', 'REGLE_INCERTAINE', 'REGLE_POUR_UN_CHIFFRE']);

/** What was told is told again by its name: read alone, nothing would be left of it. */
const REPREND = motsDits(
  'meme brut|meme net|meme salaire|memes salaires|meme revenu|memes revenus|meme montant|memes montants|memes chiffres|meme prix|meme valeur|meme somme|meme situation|memes enfants',
);

/**
 * Whether a question read alone is answered: by all that it says, or by a rule that leaves aside nothing more than the
 * answer in the conversation did.
 */
function repond({ statut, doutes, lecture }: ReponseAssistant, dAvant: ReponseAssistant): boolean {
  const laisses = new Set(dAvant.doutes.flatMap(({ mots = [] }) => mots));
  const deja = ({ code, mots = [] }: Doute): boolean =>
    calculsDe(lecture).length === 0 && code === 'MENTION_INEXPLIQUEE' && mots.every((mot) => laisses.has(mot));
  return statut === 'partiel' && doutes.every((d) => D_UNE_REGLE.has(d.code) || deja(d));
}

/** A choice between two ways of being taxed is one of the situation, whatever was tried before it. */
const COMPARAISON = 'comparaison';

/** The question asked of what was told, without the try that it comes after; undefined when it is about that try. */
function sansLEssai(demande: DemandeAssistant): DemandeAssistant | undefined {
  const { question, reserves = [] } = demande;
  const essai = essaiDAvant(demande);
  if (essai === undefined || essaie(demande, question) || sAppuieSurAvant(direDuClient(demande).question))
    return undefined;
  const { precedent: _, suite: __, ...dite } = sansLesEssais(demande);
  if (dite.historique.length === demande.historique.length) return undefined;
  return { ...dite, reserves: [...reserves, { code: 'ESSAI_LAISSE', mots: [essai] }] };
}

/**
 * The assistant, for who changes the subject in the middle of a conversation: a question that the calculation of before does
 * not serve is asked of what was told without the try before it, then alone. It is never exact: what was told before may be
 * part of it.
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
      if (fin?.type !== 'reponse') {
        yield* evenements;
        return;
      }
      // Who states something goes on with the case: that it was not applied is what they must know.
      const aCote =
        !REPREND.test(normaliserTexte(demande.question)) &&
        fin.reponse.lecture.objet.demande &&
        fin.reponse.doutes.some((d) => A_COTE.has(d.code));
      const { demandes } = fin.reponse.lecture;
      const base = aCote || demandes.includes(COMPARAISON) || !calcule(fin.reponse) ? sansLEssai(demande) : undefined;
      const deLaBase = base && (await tous(assistant, base, options));
      const dite = deLaBase?.at(-1);
      if (deLaBase !== undefined && dite?.type === 'reponse' && calcule(dite.reponse)) {
        yield* deLaBase;
        return;
      }
      if (!aCote) {
        yield* evenements;
        return;
      }
      const { precedent: _, suite: __, ...reste } = demande;
      const reserves: Doute[] = [...(demande.reserves ?? []), { code: 'RESERVE' }];
      const seule = await tous(assistant, { ...reste, historique: [], reserves }, options);
      const autre = seule.at(-1);
      yield* autre?.type === 'reponse' && repond(autre.reponse, fin.reponse) ? seule : evenements;
    },
  };
}

/** Whether a question is answered by a calculation of its own subject. */
const calcule = ({ statut, doutes, lecture }: ReponseAssistant): boolean =>
  (statut === 'exact' || statut === 'partiel') &&
  calculsDe(lecture).length > 0 &&
  !doutes.some((d) => A_COTE.has(d.code));

async function tous(
  assistant: Assistant,
  demande: DemandeAssistant,
  options: OptionsReponse | undefined,
): Promise<EvenementAssistant[]> {
  const evenements: EvenementAssistant[] = [];
  for await (const e of assistant.repondre(demande, options)) evenements.push(e);
  return evenements;
}
