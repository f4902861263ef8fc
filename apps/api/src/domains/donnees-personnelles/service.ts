import { createHash, randomUUID } from 'node:crypto';
import { type Consentement, type ExportDonnees, FINALITES, type MesDonnees } from '@francis/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logging.ts';
import type { Audit, Demandeur } from '../comptes/index.ts';
import { type Demande, depotDonnees } from './repository.ts';
import type { Titulaire } from './registre-tables.ts';

export interface PortsDonnees {
  readonly base: Database;
  readonly horloge: Clock;
  readonly audit: Audit;
  readonly delaiMs: number;
  readonly avantEffacement: (utilisateurId: string) => Promise<void>;
  readonly apresRetrait: { readonly [F in Consentement['finalite']]?: (utilisateurId: string) => Promise<void> };
  readonly logger: Logger;
  /** @throws ApiError when the password is not the person's. */
  readonly exigerMotDePasse: (demandeur: Demandeur, motDePasse: string | undefined) => Promise<void>;
  readonly prevenirSuppression: (email: string, le: Date) => void;
  /** Once no message is being written any more. */
  readonly courriersPartis: () => Promise<void>;
  readonly prevenirInactivite: (email: string, le: Date) => void;
}

/** What the person sees at a glance: their profile and what they asked. */
export async function mesDonnees({ base }: PortsDonnees, { compte }: Demandeur): Promise<MesDonnees> {
  const depot = depotDonnees(base.queries);
  const messages = await depot.messagesDe(compte.id);
  const questions = messages.flatMap((message, i) => {
    if (message.role !== 'user') return [];
    const suite = messages.slice(i + 1).find(({ conversationId }) => conversationId === message.conversationId);
    const reponse = suite?.role === 'assistant' ? suite.contenu : null;
    return [{ question: message.contenu, date: message.creeLe.toISOString(), reponse }];
  });
  const demande = await depot.demande(compte.id);
  const { email, nomComplet: fullName, typeCompte: taper, creeLe } = compte;
  return {
    profile: { email, fullName, taper, creeLe: creeLe.toISOString(), ...(await depot.profil(compte.id)) },
    questions,
    suppression: demande ? presenterDemande(demande) : null,
  };
}

/** Everything, after the password: a screen left open must not be enough to leave with it. */
export async function exporter(
  ports: PortsDonnees,
  demandeur: Demandeur,
  motDePasse: string | undefined,
): Promise<ExportDonnees> {
  const { base, horloge, audit } = ports;
  await ports.exigerMotDePasse(demandeur, motDePasse);
  const { compte, origine } = demandeur;
  await audit.noter({ action: 'donnees.exportees', ressource: 'compte', compte, origine, risque: 'high' });
  const tables = await base.transaction((requetes) => depotDonnees(requetes).exporter(titulaireDe(compte)));
  return { exporteLe: horloge.now().toISOString(), tables };
}

/** Asks for the erasure, which happens after a delay in which the person may change their mind. */
export async function demanderSuppression(
  ports: PortsDonnees,
  demandeur: Demandeur,
  motDePasse: string | undefined,
): Promise<Demande> {
  const { base, horloge, audit, delaiMs } = ports;
  await ports.exigerMotDePasse(demandeur, motDePasse);
  const { compte, origine } = demandeur;
  const demandeeLe = horloge.now();
  const effectiveLe = new Date(demandeeLe.getTime() + delaiMs);
  const nouvelle: Demande = { utilisateurId: compte.id, demandeeLe, effectiveLe, motif: 'demande' };
  const demande = await base.transaction(async (requetes) => {
    const depot = depotDonnees(requetes);
    // What was announced to them before they came back is not what they ask for.
    await depot.retirerAnnoncesDesRevenus();
    if (!(await depot.ajouterDemande(nouvelle))) return (await depot.demande(compte.id)) ?? nouvelle;
    const action = 'suppression.demandee';
    await audit.noter({ action, ressource: 'compte', compte, origine, risque: 'high' }, requetes);
    return nouvelle;
  });
  if (demande === nouvelle) ports.prevenirSuppression(compte.email, demande.effectiveLe);
  return demande;
}

/** @throws ApiError INTROUVABLE when nothing was asked. */
export async function annulerSuppression({ base, audit }: PortsDonnees, { compte, origine }: Demandeur): Promise<void> {
  await base.transaction(async (requetes) => {
    if (!(await depotDonnees(requetes).retirerDemande(compte.id))) throw new ApiError('INTROUVABLE');
    const action = 'suppression.annulee';
    await audit.noter({ action, ressource: 'compte', compte, origine, risque: 'medium' }, requetes);
  });
}

/** Erases what is due, and what a restored backup brought back. @returns how many accounts. */
export async function effacerLesEchus(ports: PortsDonnees): Promise<number> {
  const { base, horloge, audit, avantEffacement, courriersPartis, logger } = ports;
  const depot = depotDonnees(base.queries);
  const maintenant = horloge.now();
  const titulaires = [...(await depot.echues(maintenant)), ...(await depot.revenues())];
  let effaces = 0;
  for (const titulaire of titulaires) {
    try {
      await avantEffacement(titulaire.id);
    } catch (error) {
      // Still debited somewhere: it waits for the next round, and nobody else waits for it.
      logger.error({ err: error }, 'an account could not be erased yet');
      continue;
    }
    effaces += 1;
    // A message that is being written would put the address back behind the erasure.
    await courriersPartis();
    await base.transaction(async (requetes) => {
      await depotDonnees(requetes).effacer(titulaire, maintenant);
      await audit.noter({ action: 'compte.efface', ressource: 'compte', compte: titulaire, risque: 'high' }, requetes);
    });
  }
  return effaces;
}

/** One line for each purpose: nothing is agreed to until it is said. */
export async function consentementsDe({ base }: PortsDonnees, { compte }: Demandeur): Promise<Consentement[]> {
  const choix = await depotDonnees(base.queries).choix(compte.id);
  return FINALITES.map((finalite) => {
    const dernier = choix.find((un) => un.finalite === finalite);
    return {
      finalite,
      accorde: dernier?.choix === 'accorde',
      version: dernier?.version ?? null,
      choisiLe: dernier?.choisiLe.toISOString() ?? null,
    };
  });
}

export async function choisir(
  { base, horloge, audit, apresRetrait }: PortsDonnees,
  { compte, origine }: Demandeur,
  { finalite, accorde, version }: { finalite: Consentement['finalite']; accorde: boolean; version: string },
): Promise<void> {
  await base.transaction(async (requetes) => {
    const depot = depotDonnees(requetes);
    const [dernier] = (await depot.choix(compte.id)).filter((un) => un.finalite === finalite);
    // After the choice that it replaces, whatever became of the clock: a refusal would be ignored until it catches up.
    const choisiLe = new Date(Math.max(horloge.now().getTime(), (dernier?.choisiLe.getTime() ?? 0) + 1));
    await depot.ajouterChoix({
      id: randomUUID(),
      utilisateurId: compte.id,
      finalite,
      version,
      choix: accorde ? 'accorde' : 'refuse',
      choisiLe,
    });
    const action = accorde ? 'consentement.accorde' : 'consentement.retire';
    await audit.noter({ action, ressource: `consentement:${finalite}`, compte, origine }, requetes);
  });
  if (!accorde) await apresRetrait[finalite]?.(compte.id);
}

const titulaireDe = ({ id, email, sujetAudit }: Demandeur['compte']): Titulaire => ({
  id,
  email,
  sujetAudit,
  empreinteEmail: createHash('sha256').update(email).digest('hex'),
});

export const presenterDemande = ({ demandeeLe, effectiveLe }: Demande) => ({
  demandeeLe: demandeeLe.toISOString(),
  effectiveLe: effectiveLe.toISOString(),
});
