import { randomUUID } from 'node:crypto';
import type {
  ClientsReunion,
  PageReunions,
  Reunion,
  ReunionDetail,
  ReunionFin,
  ReunionOuverture,
  SuggestionsRequete,
  SuggestionsReunion,
} from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { readDateCursor, writeDateCursor } from '../../platform/http/cursor.ts';
import { analyserFiche } from '../analyses/index.ts';
import { jourDeParis } from '../assistant/index.ts';
import { type Demandeur, depotListe, droitsDe, type FicheClient, trouverFiche } from '../clients/index.ts';
import { agir, fait, INTROUVABLE, REFUSE, surReunion, type Travail } from './agir.ts';
import { lireLignes } from './lecture.ts';
import { direLaLecture } from './note.ts';
import { type DroitsReunion, droitsSurReunion, peutOuvrir } from './policy.ts';
import type { PortsReunions } from './ports.ts';
import { enTexte, estInterrompue, presenterDetail, presenterReunion } from './presenter.ts';
import type { ReunionEnBase, ReunionNommee } from './repository.ts';
import { resumer } from './resume.ts';

const PAR_PAGE = 30;
const CLIENTS_PROPOSES = 8;
const MINUTE = 60_000;

const SANS_TITRE = { teams: 'Réunion Teams', entretien: 'Entretien' } as const;

/** Who looks at a meeting, and when. */
const vue = ({ horloge }: PortsReunions, droits: DroitsReunion) => ({ ...droits, maintenant: horloge.now() });

/** The adviser says that those who attend agreed: who said it, when and on which text is the first thing written. */
export const ouvrir = (
  ports: PortsReunions,
  demandeur: Demandeur,
  { title, source, consentement }: ReunionOuverture,
): Promise<Reunion> =>
  agir(ports, demandeur, { action: 'reunions.ouvrir' }, async ({ depot, membre }) => {
    if (!peutOuvrir(membre)) return REFUSE;
    const id = randomUUID();
    await depot.ajouter({
      id,
      ouvertePar: demandeur.id,
      source,
      titre: title === '' ? SANS_TITRE[source] : title,
      etat: 'in_progress',
      accordPar: demandeur.nomComplet,
      accordTexte: consentement.texte,
      commenceeLe: ports.horloge.now(),
    });
    const ouverte = await relue(depot, id);
    return {
      issue: 'fait',
      valeur: presenterReunion(ouverte, vue(ports, droitsSurReunion(membre, ouverte))),
      reunionId: id,
    };
  });

export const lister = (
  ports: PortsReunions,
  demandeur: Demandeur,
  { client, apres }: { readonly client?: string | undefined; readonly apres?: string | undefined },
): Promise<PageReunions> =>
  agir(ports, demandeur, { action: 'reunions.lister' }, async ({ depot, membre }) => {
    const lues = await depot.lister({
      utilisateurId: demandeur.id,
      clientId: client,
      apres: apres === undefined ? undefined : readDateCursor(apres),
      limite: PAR_PAGE + 1,
    });
    const page = lues.slice(0, PAR_PAGE);
    const derniere = page.at(-1);
    return fait({
      reunions: page.map((une) => presenterReunion(une, vue(ports, droitsSurReunion(membre, une)))),
      suivant:
        lues.length > PAR_PAGE && derniere ? writeDateCursor({ le: derniere.commenceeLe, id: derniere.id }) : null,
    });
  });

export const lire = (ports: PortsReunions, demandeur: Demandeur, id: string): Promise<ReunionDetail> =>
  surReunion(ports, demandeur, { action: 'reunions.lire', id }, async (_reunion, { depot, cloison, droits }) => {
    const reunion = await relue(depot, id);
    const fiche = reunion.clientId === null ? undefined : await trouverFiche(cloison, reunion.clientId);
    return fait(presenterDetail(reunion, vue(ports, droits), fiche), reunion.clientId);
  });

/** @returns a plain text: the meeting, as one hands it to those who attended. */
export const exporter = (ports: PortsReunions, demandeur: Demandeur, id: string): Promise<string> =>
  surReunion(ports, demandeur, { action: 'reunions.exporter', id }, async (reunion, { depot }) =>
    fait(enTexte(await relue(depot, id)), reunion.clientId),
  );

/** @throws ApiError REUNION_TERMINEE, REUNION_EFFACEE: nothing is added to what is over. */
function exigerEnCours({ etat }: ReunionEnBase): void {
  if (etat === 'refused') throw new ApiError('REUNION_EFFACEE');
  if (etat === 'completed') throw new ApiError('REUNION_TERMINEE');
}

/** What the words of the last minutes propose, and what the engine makes of them; only that they were heard is kept. */
export async function suggerer(
  ports: PortsReunions,
  demandeur: Demandeur,
  id: string,
  { lignes, client_id }: SuggestionsRequete,
): Promise<SuggestionsReunion> {
  const fiche = await surReunion<FicheClient | undefined>(
    ports,
    demandeur,
    { action: 'reunions.suggerer', id },
    async (reunion, { cloison, depot, membre, droits }) => {
      if (!droits.modifier) return REFUSE;
      exigerEnCours(reunion);
      await depot.changer(id, { entendueLe: ports.horloge.now() });
      if (client_id === null) return fait(undefined);
      const lue = await trouverFiche(cloison, client_id);
      return lue && droitsDe(membre, lue).lire ? fait(lue, client_id) : INTROUVABLE;
    },
  );
  const { propositions } = await lireLignes(lignes, ports.lireEntretien, lecteur(ports, demandeur));
  const dits = Object.fromEntries(propositions.filter((p) => p.etat === 'sur').map((p) => [p.champ, p.valeur]));
  const analyse = analyserFiche({ ...fiche, ...dits });
  // Words that nobody confirmed make no exact figure.
  const pistes = 'refus' in analyse ? [] : analyse.pistes.map((p) => ({ ...p, statut: 'estimation' as const }));
  return { propositions, pistes, manques: [...analyse.manques] };
}

const lecteur = ({ horloge }: PortsReunions, { id }: Demandeur) => ({ compte: id, jour: jourDeParis(horloge.now()) });

/** The meeting is over: its lines are read, and kept only if it was asked. */
export async function terminer(
  ports: PortsReunions,
  demandeur: Demandeur,
  id: string,
  { lignes, participants, garder_transcription, resumer: avecResume }: ReunionFin,
): Promise<ReunionDetail> {
  await surReunion(ports, demandeur, { action: 'reunions.lire', id }, async (reunion, { droits }) => {
    if (!droits.modifier) return REFUSE;
    exigerEnCours(reunion);
    return fait(undefined);
  });
  // Read outside of any transaction: a reading may take its time.
  const { propositions, phrase, questions } = await lireLignes(lignes, ports.lireEntretien, lecteur(ports, demandeur));
  const dite = direLaLecture(propositions, phrase);
  return surReunion(ports, demandeur, { action: 'reunions.terminer', id }, async (reunion, { depot, droits }) => {
    exigerEnCours(reunion);
    const maintenant = ports.horloge.now();
    // Ended long after it was left: it lasted until its last line, not until somebody came back to it.
    const duree = estInterrompue(reunion, maintenant)
      ? (lignes.at(-1)?.a ?? 0) * 1000
      : maintenant.getTime() - reunion.commenceeLe.getTime();
    const dureeMinutes = Math.max(1, Math.round(duree / MINUTE));
    await depot.changer(id, {
      etat: 'completed',
      dureeMinutes,
      participants: [...new Set(participants)],
      lignes: garder_transcription ? lignes : null,
      resume: avecResume ? resumer(lignes, propositions, dureeMinutes) : null,
      propositions,
      lecture: dite === null ? null : [dite, ...questions].join(' '),
    });
    return fait(presenterDetail(await relue(depot, id), vue(ports, droits), undefined));
  });
}

/** The adviser confirms which file receives the meeting. */
export const ranger = (
  ports: PortsReunions,
  demandeur: Demandeur,
  id: string,
  clientId: string,
): Promise<ReunionDetail> =>
  surReunion(
    ports,
    demandeur,
    { action: 'reunions.ranger', id },
    async (reunion, { depot, cloison, membre, droits }) => {
      if (!droits.modifier) return REFUSE;
      if (reunion.etat === 'refused') throw new ApiError('REUNION_EFFACEE');
      if (reunion.etat === 'in_progress') throw new ApiError('REUNION_EN_COURS');
      const fiche = await trouverFiche(cloison, clientId);
      if (!fiche) return INTROUVABLE;
      if (!droitsDe(membre, fiche).modifier) return REFUSE;
      // What was accepted into another file stays there, and is to be confirmed again here.
      const acceptes = reunion.clientId === clientId ? reunion.acceptes : [];
      await depot.changer(id, { clientId, acceptes });
      return fait(presenterDetail(await relue(depot, id), vue(ports, droits), fiche), clientId);
    },
  );

/** A participant refuses: what was written is erased at once; who had confirmed, and when, stays. */
export const refuser = (ports: PortsReunions, demandeur: Demandeur, id: string): Promise<void> =>
  surReunion(ports, demandeur, { action: 'reunions.refuser', id }, async (reunion, { depot, droits }) => {
    if (!droits.supprimer) return REFUSE;
    await depot.changer(id, {
      etat: 'refused',
      titre: 'Réunion effacée',
      participants: [],
      lignes: null,
      resume: null,
      propositions: [],
      lecture: null,
      acceptes: [],
    });
    return fait(undefined, reunion.clientId);
  });

export const supprimer = (ports: PortsReunions, demandeur: Demandeur, id: string): Promise<void> =>
  surReunion(ports, demandeur, { action: 'reunions.supprimer', id }, async (reunion, { depot, droits }) => {
    if (!droits.supprimer) return REFUSE;
    return (await depot.supprimer(id)) ? fait(undefined, reunion.clientId) : INTROUVABLE;
  });

/** Files by name, for who chooses where a meeting goes: their name, and nothing else. */
export const chercherClients = (
  ports: PortsReunions,
  demandeur: Demandeur,
  recherche: string,
): Promise<ClientsReunion> =>
  agir(ports, demandeur, { action: 'reunions.lister' }, async ({ cloison }) => {
    const criteres = { tri: 'nom', sens: 'asc', limite: CLIENTS_PROPOSES } as const;
    const { lignes } = await depotListe(cloison).lister({ ...criteres, ...(recherche !== '' && { recherche }) });
    return fait(lignes.map(({ id, prenom_client, nom_client }) => ({ id, nom: `${prenom_client} ${nom_client}` })));
  });

export async function relue(depot: Travail['depot'], id: string): Promise<ReunionNommee> {
  const reunion = await depot.trouver(id);
  if (!reunion) throw new Error('a meeting that was just held is there');
  return reunion;
}
