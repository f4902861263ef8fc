import { randomUUID } from 'node:crypto';
import type {
  FicheAnnuaireRequete,
  MaFicheAnnuaire,
  PageAnnuaire,
  ProfessionnelAnnuaire,
  RechercheAnnuaire,
} from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { cabinetDe, nomDuCabinet } from '../cabinet/index.ts';
import { type Demandeur, exigerAdresseProuvee } from '../comptes/index.ts';
import { exigerAdmis } from './admis.ts';
import { ecrireCurseur, lireCurseur } from './curseur.ts';
import type { PortsAnnuaire } from './ports.ts';
import { presenterMaFiche, presenterProfessionnel } from './presenter.ts';
import { depotAnnuaire, depotMaFiche } from './repository.ts';

const PAR_PAGE = 20;

/** What the professional shows today, and what they could show. */
export async function maFiche({ base, horloge }: PortsAnnuaire, { compte }: Demandeur): Promise<MaFicheAnnuaire> {
  const { cabinetId } = await cabinetDe(base, compte, horloge.now());
  const cabinet = await nomDuCabinet(base.queries, cabinetId);
  const fiche = await depotMaFiche(base.queries, compte.id).lire();
  return presenterMaFiche(fiche, { nom: compte.nomComplet, cabinet });
}

/**
 * Shows the fields that the person chose, and only those; the agreement is dated.
 * @throws ApiError ADRESSE_NON_CONFIRMEE: nobody appears under an address that is not theirs; ANNUAIRE_EXCLU.
 */
export async function publier(
  ports: PortsAnnuaire,
  demandeur: Demandeur,
  { nom, cabinet, accord, ...choix }: FicheAnnuaireRequete,
): Promise<MaFicheAnnuaire> {
  const { base, horloge, audit } = ports;
  const { compte, origine } = demandeur;
  exigerAdresseProuvee(compte);
  await exigerAdmis(base.queries, compte.id);
  const { cabinetId } = await cabinetDe(base, compte, horloge.now());
  await base.transaction(async (requetes) => {
    await depotMaFiche(requetes, compte.id).publier(randomUUID(), {
      ...choix,
      nom: nom ? compte.nomComplet : null,
      cabinetId: cabinet ? cabinetId : null,
      texte: accord.texte,
      publieeLe: horloge.now(),
    });
    const metadonnees = { texte: accord.texte };
    await audit.noter({ action: 'annuaire.publie', ressource: 'annuaire', compte, origine, metadonnees }, requetes);
  });
  return maFiche(ports, demandeur);
}

/** The line disappears at once; withdrawing twice is withdrawing. */
export const retirer = ({ base, audit }: PortsAnnuaire, { compte, origine }: Demandeur): Promise<void> =>
  base.transaction(async (requetes) => {
    if (!(await depotMaFiche(requetes, compte.id).retirer())) return;
    await audit.noter({ action: 'annuaire.retire', ressource: 'annuaire', compte, origine }, requetes);
  });

export async function chercher(
  { base }: PortsAnnuaire,
  { compte }: Demandeur,
  { apres, ...criteres }: RechercheAnnuaire,
): Promise<PageAnnuaire> {
  const curseur = apres === undefined ? undefined : lireCurseur(apres);
  const lues = await depotAnnuaire(base.queries, compte.id).lister({
    ...criteres,
    apres: curseur,
    limite: PAR_PAGE + 1,
  });
  const page = lues.slice(0, PAR_PAGE);
  const derniere = page.at(-1);
  return {
    professionnels: page.map(presenterProfessionnel),
    suivant: lues.length > PAR_PAGE && derniere ? ecrireCurseur(derniere) : null,
  };
}

/** @throws ApiError INTROUVABLE: who does not appear does not exist. */
export async function lire({ base }: PortsAnnuaire, { compte }: Demandeur, id: string): Promise<ProfessionnelAnnuaire> {
  const fiche = await depotAnnuaire(base.queries, compte.id).trouver(id);
  if (!fiche) throw new ApiError('INTROUVABLE');
  return presenterProfessionnel(fiche);
}
