import { creerAssistantEmbarque } from '@francis/assistant';
import { Juridiction, ProfilContexte, TAILLE_MAX_QUESTION } from '@francis/contract';
import { lireOptions, type Terminal, UsageError } from '../terminal.ts';

/** `francis question "…"`: answers without a server, with the embedded model. */
export async function commandeQuestion(args: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = lireOptions(args, {
    json: { type: 'boolean', default: false },
    pays: { type: 'string', default: 'FR' },
    profil: { type: 'string' },
  });
  const question = positionals.join(' ').trim();
  if (question === '') throw new UsageError('écrivez votre question entre guillemets');
  if (question.length > TAILLE_MAX_QUESTION) {
    throw new UsageError(`la question ne peut pas dépasser ${TAILLE_MAX_QUESTION} caractères`);
  }
  const pays = Juridiction.safeParse(values.pays);
  if (!pays.success) throw new UsageError('le pays est FR, CH, AD ou LU');
  const profil = ProfilContexte.optional().safeParse(values.profil);
  if (!profil.success) throw new UsageError(profil.error.issues[0]?.message ?? 'profil illisible');

  const assistant = creerAssistantEmbarque();
  const demande = {
    question,
    historique: [],
    juridiction: pays.data,
    aujourdhui: new Date().toISOString().slice(0, 10),
    ...(profil.data ? { profilContexte: profil.data } : {}),
  };
  for await (const evenement of assistant.repondre(demande)) {
    if (evenement.type !== 'reponse') continue;
    const { answer, sources, statut, calculs } = evenement.reponse;
    terminal.sortie.write(
      values.json
        ? `${JSON.stringify({ answer, sources, statut, calculs })}\n`
        : `${answer}\n${sources.length > 0 ? `\nSources : ${sources.join(' ; ')}\n` : ''}`,
    );
  }
  return 0;
}
