import { randomUUID } from 'node:crypto';
import {
  type Blocages,
  LIMITES_ECHANGES,
  type MaRecherche,
  type ProfessionnelsAccordes,
  type ProfessionnelsAnnuaire,
  type RechercheGardee,
} from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import type { Demandeur } from '../comptes/index.ts';
import { profilDe } from '../profil/index.ts';
import { accordDe, rechercheDuProfil } from './accord.ts';
import { destinataireDe } from './destinataire.ts';
import type { PortsAnnuaire } from './ports.ts';
import { presenterProfessionnel } from './presenter.ts';
import { depotBlocages } from './repository-blocages.ts';
import { depotLiens } from './repository-liens.ts';
import { depotAnnuaire } from './repository.ts';

const ACCORDES_MAX = 50;

export async function suivis({ base }: PortsAnnuaire, { compte }: Demandeur): Promise<ProfessionnelsAnnuaire> {
  const lues = await depotAnnuaire(base.queries, compte.id).suivies();
  return { professionnels: lues.map(presenterProfessionnel) };
}

/** Following twice is following. @throws ApiError INTROUVABLE, SUIVIS_TROP_NOMBREUX. */
export const suivre = ({ base, horloge }: PortsAnnuaire, { compte }: Demandeur, id: string): Promise<void> =>
  base.transaction(async (requetes) => {
    if (!(await depotAnnuaire(requetes, compte.id).trouver(id))) throw new ApiError('INTROUVABLE');
    const depot = depotLiens(requetes, compte.id);
    await depot.tenir();
    if (await depot.suit(id)) return;
    if ((await depot.compter()) >= LIMITES_ECHANGES.suivis) throw new ApiError('SUIVIS_TROP_NOMBREUX');
    await depot.suivre(id, horloge.now());
  });

/** Twice is once. @throws ApiError INTROUVABLE: nobody stands there, and nobody was followed there. */
export async function nePlusSuivre({ base }: PortsAnnuaire, { compte }: Demandeur, id: string): Promise<void> {
  if (await depotLiens(base.queries, compte.id).nePlusSuivre(id)) return;
  if (!(await depotAnnuaire(base.queries, compte.id).trouver(id))) throw new ApiError('INTROUVABLE');
}

export async function maRecherche({ base }: PortsAnnuaire, { compte }: Demandeur): Promise<MaRecherche> {
  const recherche = await depotLiens(base.queries, compte.id).recherche();
  const profil = (await profilDe(base, compte.id)) ?? {};
  return { recherche: recherche ?? null, profil: rechercheDuProfil(profil) };
}

/** Looking for nothing keeps nothing. */
export async function garderRecherche(
  ports: PortsAnnuaire,
  demandeur: Demandeur,
  recherche: RechercheGardee,
): Promise<MaRecherche> {
  const { ville, metiers, sujets, langues } = recherche;
  const depot = depotLiens(ports.base.queries, demandeur.compte.id);
  if (ville === null && metiers.length + sujets.length + langues.length === 0) await depot.oublier();
  else await depot.garder(recherche, ports.horloge.now());
  return maRecherche(ports, demandeur);
}

/** Those who meet the most of what the person looks for, first. */
export async function accordes({ base }: PortsAnnuaire, { compte }: Demandeur): Promise<ProfessionnelsAccordes> {
  const recherche = await depotLiens(base.queries, compte.id).recherche();
  if (!recherche) return { professionnels: [] };
  const lues = await depotAnnuaire(base.queries, compte.id).accordees(recherche, ACCORDES_MAX);
  return {
    professionnels: lues.map((fiche) => ({ ...presenterProfessionnel(fiche), accord: accordDe(recherche, fiche) })),
  };
}

export async function mesBlocages({ base }: PortsAnnuaire, { compte }: Demandeur): Promise<Blocages> {
  const lus = await depotBlocages(base.queries, compte.id).lister();
  return { blocages: lus.map(({ id, nom, le }) => ({ id, nom, le: le.toISOString() })) };
}

/** The two no longer see each other, at once. @throws ApiError INTROUVABLE, VALIDATION. */
export async function bloquerFiche(ports: PortsAnnuaire, demandeur: Demandeur, id: string): Promise<void> {
  const vise = await destinataireDe(ports.base.queries, demandeur.compte.id, id);
  if (!vise) throw new ApiError('INTROUVABLE');
  await bloquer(ports, demandeur, { id: vise.id, nom: vise.affiche });
}

/** @throws ApiError VALIDATION: nobody blocks themselves. */
export async function bloquer(
  { base, horloge, audit }: PortsAnnuaire,
  { compte, origine }: Demandeur,
  vise: { readonly id: string; readonly nom: string },
): Promise<void> {
  if (vise.id === compte.id)
    throw new ApiError('VALIDATION', { champs: [{ chemin: 'id', message: 'Cette fiche est la vôtre.' }] });
  await base.transaction(async (requetes) => {
    const blocage = { id: randomUUID(), viseId: vise.id, nom: vise.nom, le: horloge.now() };
    if (!(await depotBlocages(requetes, compte.id).bloquer(blocage))) return;
    await audit.noter({ action: 'annuaire.bloque', ressource: 'annuaire', compte, origine }, requetes);
  });
}

/** @throws ApiError INTROUVABLE. */
export const debloquer = ({ base, audit }: PortsAnnuaire, { compte, origine }: Demandeur, id: string): Promise<void> =>
  base.transaction(async (requetes) => {
    if (!(await depotBlocages(requetes, compte.id).debloquer(id))) throw new ApiError('INTROUVABLE');
    await audit.noter({ action: 'annuaire.debloque', ressource: 'annuaire', compte, origine }, requetes);
  });
