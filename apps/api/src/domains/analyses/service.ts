import { randomUUID } from 'node:crypto';
import type {
  AnalyseGardee,
  AnalyseGenerale,
  AnalyseIrpp,
  AnalyseRejouee,
  ArbitrageClient,
  SyntheseClient,
} from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type Demandeur, type Fiche, type PortsClients, surFiche } from '../clients/index.ts';
import { arbitragesDe } from './arbitrages/index.ts';
import { analyserFiche, presenterGenerale, presenterIrpp, presenterSynthese } from './calcul/analyser.ts';
import { empreinteDesParametres, lireDossier } from './calcul/dossier.ts';
import { rejouer } from './calcul/rejouer.ts';
import { type Rejeu, rejeuxDe } from './rejeux/index.ts';
import { type Analyse, depotAnalyses } from './repository.ts';

/** Analyses that a file shows, the last one first. */
const MONTREES = 50;

const champs = (id: string): string => `dossier.${id}`;

/**
 * The income tax of a file, kept with the facts and the law that made it.
 * @throws ApiError DOSSIER_INCALCULABLE, naming what is missing.
 */
export async function analyserIrpp(ports: PortsClients, demandeur: Demandeur, clientId: string): Promise<AnalyseIrpp> {
  const { valeur } = await surFiche<AnalyseIrpp | Refusee>(
    ports,
    demandeur,
    clientId,
    'clients.analyser',
    async (fiche, cloison) => {
      const faite = analyserFiche(fiche);
      if ('refus' in faite) return { issue: 'fait', valeur: faite } as const;
      const entete = enTete(ports, demandeur, fiche, faite.calcule.annee);
      const analyse: AnalyseIrpp = { ...presenterIrpp(faite), ...entete, genre: 'irpp' };
      await depotAnalyses(cloison, clientId).garder(aGarder(analyse, faite.calcule.faits));
      return { issue: 'fait', valeur: analyse } as const;
    },
  );
  if (!('refus' in valeur)) return valeur;
  throw new ApiError('DOSSIER_INCALCULABLE', {
    detail: valeur.refus,
    champs: valeur.manques
      .filter(({ decisif }) => decisif)
      .map(({ id, question }) => ({ chemin: champs(id), message: question })),
  });
}

/** The general analysis of a file. An empty one says what to ask first: no figure, and nothing kept. */
export async function analyserTout(
  ports: PortsClients,
  demandeur: Demandeur,
  clientId: string,
): Promise<AnalyseGenerale> {
  const { valeur } = await surFiche<AnalyseGenerale>(
    ports,
    demandeur,
    clientId,
    'clients.analyser',
    async (fiche, cloison) => {
      const faite = analyserFiche(fiche);
      if ('refus' in faite) {
        const entete = { ...enTete(ports, demandeur, fiche, lireDossier(fiche).annee), id: null };
        return { issue: 'fait', valeur: { ...sansCalcul(faite), ...entete, genre: 'generale' } } as const;
      }
      const analyse = {
        ...presenterGenerale(faite),
        ...enTete(ports, demandeur, fiche, faite.calcule.annee),
        genre: 'generale',
      } as const;
      await depotAnalyses(cloison, clientId).garder(aGarder(analyse, faite.calcule.faits));
      return { issue: 'fait', valeur: analyse } as const;
    },
  );
  return valeur;
}

/** The general analysis of a form that nobody has written yet: nothing is read of the firm, and nothing is kept. */
export function analyserSaisie(
  { horloge }: Pick<PortsClients, 'horloge'>,
  { nomComplet }: Pick<Demandeur, 'nomComplet'>,
  saisie: Readonly<Record<string, unknown>>,
): AnalyseGenerale {
  const faite = analyserFiche(saisie);
  const annee = 'refus' in faite ? lireDossier(saisie).annee : faite.calcule.annee;
  return {
    ...('refus' in faite ? sansCalcul(faite) : presenterGenerale(faite)),
    id: null,
    genre: 'generale',
    le: horloge.now().toISOString(),
    auteur: nomComplet,
    annee,
    version_dossier: 0,
    parametres: empreinteDesParametres(annee),
  };
}

type Refusee = Extract<ReturnType<typeof analyserFiche>, { refus: string }>;

const sansCalcul = ({ refus, manques }: Refusee) => ({
  summary: `${refus} Aucun chiffre n’est donc calculé.`,
  recommendations: [],
  actionPoints: manques.slice(0, 1).map(({ question }) => `Demander au client : ${question}`),
  statut: 'estimation' as const,
  chiffres: null,
  pistes: [],
  ecartees: [],
  manques,
  trace: null,
});

const enTete = (ports: PortsClients, demandeur: Demandeur, fiche: Fiche['fiche'], annee: number) => ({
  id: randomUUID(),
  le: ports.horloge.now().toISOString(),
  auteur: demandeur.nomComplet,
  annee,
  version_dossier: fiche.version,
  parametres: empreinteDesParametres(annee),
});

const aGarder = (
  analyse: AnalyseIrpp | (AnalyseGenerale & { id: string }),
  faits: Analyse['faits'],
): Omit<Analyse, 'cabinetId' | 'clientId'> => ({
  id: analyse.id,
  genre: analyse.genre,
  auteur: analyse.auteur,
  le: new Date(analyse.le),
  versionDossier: analyse.version_dossier,
  annee: analyse.annee,
  parametres: analyse.parametres,
  faits,
  resultat: analyse,
});

export async function analysesDe(
  ports: PortsClients,
  demandeur: Demandeur,
  clientId: string,
): Promise<AnalyseGardee[]> {
  const { valeur } = await surFiche<AnalyseGardee[]>(
    ports,
    demandeur,
    clientId,
    'clients.lire',
    async (fiche, cloison) => {
      const gardees = await depotAnalyses(cloison, clientId).lister(MONTREES);
      const rejeux = await rejeuxDe(cloison, gardees);
      const presentees = gardees.map((analyse) => presenterGardee(analyse, fiche.version, rejeux(analyse)));
      return { issue: 'fait', valeur: presentees } as const;
    },
  );
  return valeur;
}

const presenterGardee = (
  { resultat, parametres, annee, versionDossier, ...a }: Analyse,
  version: number,
  rejeu: Rejeu | undefined,
): AnalyseGardee => ({
  id: a.id,
  genre: a.genre,
  le: a.le.toISOString(),
  auteur: a.auteur,
  annee,
  version_dossier: versionDossier,
  statut: resultat.statut,
  total: resultat.chiffres?.total ?? 0,
  leviers: resultat.pistes.filter(({ nature }) => nature === 'levier').length,
  loi_changee: parametres !== empreinteDesParametres(annee),
  dossier_change: versionDossier !== version,
  rejeu: rejeu ? { le: rejeu.le.toISOString(), ecart: rejeu.ecart, phrase: rejeu.phrase, loi: rejeu.loi } : null,
});

/** The choices of a file, each option by two whole computations; none when no tax can be computed, and nothing is kept. */
export async function arbitragesDuClient(
  ports: PortsClients,
  demandeur: Demandeur,
  clientId: string,
): Promise<ArbitrageClient[]> {
  const { valeur } = await surFiche<ArbitrageClient[]>(
    ports,
    demandeur,
    clientId,
    'clients.analyser',
    async (fiche) => {
      const faite = analyserFiche(fiche);
      return { issue: 'fait', valeur: 'refus' in faite ? [] : arbitragesDe({ ...fiche }, faite) } as const;
    },
  );
  return valeur;
}

/** Where a file stands: the figures of its analysis, from the same reading and the same engine, and nothing kept. */
export async function syntheseDuClient(
  ports: PortsClients,
  demandeur: Demandeur,
  clientId: string,
): Promise<SyntheseClient> {
  const { valeur } = await surFiche<SyntheseClient>(ports, demandeur, clientId, 'clients.lire', async (fiche) => ({
    issue: 'fait',
    valeur: presenterSynthese(analyserFiche(fiche)),
  }));
  return valeur;
}

/** An analysis of the file as it was given. @throws ApiError INTROUVABLE. */
export async function relire(
  ports: PortsClients,
  demandeur: Demandeur,
  ids: { readonly clientId: string; readonly analyseId: string },
): Promise<Analyse['resultat']> {
  return (await trouver(ports, demandeur, ids)).analyse.resultat;
}

/** A replay gave another figure for the same facts: told when the transaction commits, if there is one. */
export type ChiffreChange = (
  change: {
    readonly cabinetId: string;
    readonly clientId: string;
    readonly analyseId: string;
    /** Fingerprint of the law that changed it. */
    readonly parametres: string;
  },
  requetes?: Queries,
) => Promise<void>;

/** The same facts under today's law, and what explains the difference; whoever asked to be told of one is told. */
export async function rejouerAnalyse(
  ports: PortsClients & { readonly chiffreChange: ChiffreChange },
  demandeur: Demandeur,
  ids: { readonly clientId: string; readonly analyseId: string },
): Promise<AnalyseRejouee> {
  const { analyse, fiche } = await trouver(ports, demandeur, ids);
  const rejouee = rejouer(analyse, lireDossier(fiche).faits);
  const { cabinetId, id: clientId } = fiche;
  const parametres = empreinteDesParametres(analyse.annee);
  if (rejouee.ecart !== 0) await ports.chiffreChange({ cabinetId, clientId, analyseId: analyse.id, parametres });
  return rejouee;
}

async function trouver(
  ports: PortsClients,
  demandeur: Demandeur,
  { clientId, analyseId }: { readonly clientId: string; readonly analyseId: string },
): Promise<{ readonly analyse: Analyse; readonly fiche: Fiche['fiche'] }> {
  const { valeur } = await surFiche<{ analyse: Analyse; fiche: Fiche['fiche'] }>(
    ports,
    demandeur,
    clientId,
    'clients.lire',
    async (fiche, cloison) => {
      const analyse = await depotAnalyses(cloison, clientId).trouver(analyseId);
      return analyse ? ({ issue: 'fait', valeur: { analyse, fiche } } as const) : ({ issue: 'introuvable' } as const);
    },
  );
  return valeur;
}
