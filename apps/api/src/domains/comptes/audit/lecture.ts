import type { EntreeAudit, JournalReponse } from '@francis/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queries } from '../../../platform/database/database.ts';
import type { Compte } from '../repository.ts';
import { depotAudit, type EntreeAudit as Ligne } from './repository.ts';

const ENTREES_MONTREES = 200;
const JOUR_MS = 86_400_000;

interface Ports {
  readonly base: Database;
  readonly horloge: Clock;
}

export interface Bilan {
  readonly evenements: number;
  readonly echecs: number;
  readonly risqueEleve: number;
}

/** The person's own entries, newest first, with their two reports. */
export async function lireJournal({ base, horloge }: Ports, compte: Compte): Promise<JournalReponse> {
  const lignes = await depotAudit(base.queries).de(compte.sujetAudit, ENTREES_MONTREES);
  return {
    entrees: lignes.map((ligne) => presenterEntree(ligne, compte.id)),
    rapport: await rapportSecurite(base.queries, horloge.now(), compte.sujetAudit),
  };
}

/** Of the last 24 hours and 7 days; of one person, or of everyone. */
export async function rapportSecurite(
  requetes: Queries,
  maintenant: Date,
  sujet?: string,
): Promise<{ dernieres24h: Bilan; derniers7jours: Bilan }> {
  const depuis = (jours: number): Date => new Date(maintenant.getTime() - jours * JOUR_MS);
  return {
    dernieres24h: await faireBilan(requetes, depuis(1), sujet),
    derniers7jours: await faireBilan(requetes, depuis(7), sujet),
  };
}

async function faireBilan(requetes: Queries, depuis: Date, sujet: string | undefined): Promise<Bilan> {
  const groupes = await depotAudit(requetes).compter(depuis, sujet);
  const sommer = (choix: (groupe: (typeof groupes)[number]) => boolean): number =>
    groupes.filter(choix).reduce((somme, { nombre }) => somme + nombre, 0);
  return {
    evenements: sommer(() => true),
    echecs: sommer(({ reussi }) => !reussi),
    risqueEleve: sommer(({ risque }) => risque === 'high' || risque === 'critical'),
  };
}

export const presenterEntree = (ligne: Ligne, userId: string): EntreeAudit => ({
  id: ligne.id,
  userId,
  action: ligne.action,
  resource: ligne.ressource,
  timestamp: ligne.instant.toISOString(),
  ipAddress: ligne.reseau,
  userAgent: ligne.appareil,
  success: ligne.reussi,
  riskLevel: ligne.risque,
  metadata: { ...ligne.metadonnees },
});
