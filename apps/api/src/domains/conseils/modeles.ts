import {
  AVIS_MODELE,
  couperModele,
  type GenreModele,
  GENRES_MODELE,
  LIBELLES_MODELE,
  type ModeleModification,
  marquerManque,
  MODELES_DE_DEPART,
  type ModelesCabinet,
  type ModeleRempli,
  REPERES,
  resteAEcrire,
} from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { ecrireValeur, enDate, lignesDuDossier } from '../analyses/index.ts';
import { repondDuCabinet } from '../cabinet/index.ts';
import { type Demandeur, droitsDe, presenterClient, trouverFiche } from '../clients/index.ts';
import { dansSonCabinet, type Ici } from './agir.ts';
import type { PortsConseils } from './ports.ts';
import { cabinetDuModele, depotConseils, depotModeles, type ModeleEnBase } from './repository.ts';
import { SceauDuClient } from './sceau.ts';

/** The letters of the firm; a firm that wrote none has those that we start from. */
export const modelesDe = (ports: PortsConseils, demandeur: Demandeur): Promise<ModelesCabinet> =>
  dansSonCabinet(ports, demandeur, { action: 'modeles.lire' }, presenterModeles);

async function presenterModeles({ cloison, membre }: Ici): Promise<ModelesCabinet> {
  const ecrits = await depotModeles(cloison).lister();
  return {
    modeles: GENRES_MODELE.map((genre) =>
      presenter(
        genre,
        ecrits.find((m) => m.genre === genre),
      ),
    ),
    reperes: Object.entries(REPERES).map(([repere, libelle]) => ({ repere, libelle })),
    droits: { modifier: repondDuCabinet(membre) },
    avis: AVIS_MODELE,
  };
}

const presenter = (genre: GenreModele, ecrit: ModeleEnBase | undefined) => ({
  genre,
  titre: LIBELLES_MODELE[genre],
  texte: ecrit?.texte ?? MODELES_DE_DEPART[genre],
  de_depart: ecrit === undefined,
  modifie_le: ecrit?.modifieLe.toISOString() ?? null,
  modifie_par: ecrit?.modifiePar ?? null,
});

/** @throws ApiError ACCES_REFUSE. */
export const modifierModele = (
  ports: PortsConseils,
  demandeur: Demandeur,
  { genre, texte }: ModeleModification,
): Promise<ModelesCabinet> =>
  dansSonCabinet(ports, demandeur, { action: 'modeles.modifier' }, async (ici) => {
    if (!repondDuCabinet(ici.membre))
      throw new ApiError('ACCES_REFUSE', { detail: 'Seul le titulaire du cabinet peut modifier ses modèles.' });
    const depot = depotModeles(ici.cloison);
    if (texte === null) await depot.oublier(genre);
    else await depot.ecrire({ genre, texte, modifieLe: ports.horloge.now(), modifiePar: demandeur.nomComplet });
    return presenterModeles(ici);
  });

/** A letter with the facts of one client in it. @throws ApiError INTROUVABLE, ACCES_REFUSE. */
export const remplirModele = (
  ports: PortsConseils,
  demandeur: Demandeur,
  clientId: string,
  genre: GenreModele,
): Promise<{ readonly rempli: ModeleRempli; readonly cabinet: string; readonly cabinetId: string }> =>
  dansSonCabinet(ports, demandeur, { action: 'modeles.remplir', clientId }, async ({ cloison, membre }) => {
    const fiche = await trouverFiche(cloison, clientId);
    if (!fiche) throw new ApiError('INTROUVABLE');
    const droits = droitsDe(membre, fiche);
    if (!droits.lire) throw new ApiError('ACCES_REFUSE');
    const cabinet = await cabinetDuModele(cloison);
    const depot = depotConseils(cloison, clientId);
    const [dernier] = await depot.lister(1);
    const conseil = dernier && new SceauDuClient(ports.coffre, clientId).ouvrir(await depot.coffre(), dernier)?.contenu;
    const lignes = lignesDuDossier(presenterClient(fiche, droits));
    const propres: Readonly<Record<string, string | null | undefined>> = {
      cabinet: cabinet.nom,
      siret_cabinet: cabinet.siret,
      adresse_cabinet: cabinet.adresse,
      telephone_cabinet: cabinet.telephone,
      conseiller: demandeur.nomComplet,
      date: enDate(ports.horloge.now()),
      conseil_titre: conseil?.titre,
      conseil_texte: conseil?.texte,
      conseil_date: conseil && enDate(new Date(conseil.valide_le)),
    };
    const valeur = (repere: string): string => {
      if (Object.hasOwn(propres, repere)) return propres[repere] ?? '';
      // A structured field says each of its values on a line of its own.
      const siennes = lignes.filter(({ champ }) => champ === repere || champ.startsWith(`${repere}.`));
      const [seule] = siennes;
      if (siennes.length === 1 && seule?.champ === repere) return ecrireValeur(seule);
      return siennes.map((ligne) => `${ligne.libelle}\u202f: ${ecrireValeur(ligne)}`).join('\n');
    };
    const { texte } = presenter(
      genre,
      (await depotModeles(cloison).lister()).find((m) => m.genre === genre),
    );
    return { rempli: remplir(genre, texte, valeur), cabinet: cabinet.nom, cabinetId: cloison.cabinetId };
  });

function remplir(genre: GenreModele, texte: string, valeur: (repere: string) => string): ModeleRempli {
  const plein = couperModele(texte)
    .map((morceau) =>
      morceau.repere ? valeur(morceau.texte) || marquerManque(REPERES[morceau.texte] ?? morceau.texte) : morceau.texte,
    )
    .join('');
  return { genre, texte: plein, manquants: resteAEcrire(plein), avis: AVIS_MODELE };
}
