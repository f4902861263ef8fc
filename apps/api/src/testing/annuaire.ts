import { type MaFicheAnnuaire, TEXTE_ACCORD_ANNUAIRE } from '@francis/contract';
import type { ApplicationDeTest, Personne } from './application-de-test.ts';

/** Makes a professional appear in the directory under their name alone. @returns the identifier of the line. */
export async function publierFiche(
  t: Pick<ApplicationDeTest, 'injecter'>,
  { entetes }: Pick<Personne, 'entetes'>,
  choix: object = {},
): Promise<string> {
  const champs = { nom: true, cabinet: false, ville: null, metiers: [], sujets: [], langues: [], presentation: null };
  const accord = { accord: true, texte: TEXTE_ACCORD_ANNUAIRE.version };
  const payload = { ...champs, accord, ...choix };
  const reponse = await t.injecter({ method: 'PUT', url: '/api/pro/annuaire', headers: entetes, payload });
  const { fiche } = reponse.json<MaFicheAnnuaire>();
  if (!fiche) throw new Error(`the line was not published: ${reponse.body}`);
  return fiche.id;
}

/** Writes to that line. @returns the conversation, and the message. */
export async function ecrireA(
  t: Pick<ApplicationDeTest, 'injecter'>,
  { entetes }: Pick<Personne, 'entetes'>,
  fiche: string,
  texte: string,
): Promise<{ echange: string; message: { id: string } }> {
  const url = `/api/annuaire/${fiche}/messages`;
  return (await t.injecter({ method: 'POST', url, headers: entetes, payload: { texte } })).json();
}
