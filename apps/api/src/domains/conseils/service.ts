import type { Conseil, ConseilsConserves, ConseilsDuClient, VerificationConseils } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { repondDuCabinet } from '../cabinet/index.ts';
import { type Demandeur, droitsDe } from '../clients/index.ts';
import { dansSonCabinet, lireConseils } from './agir.ts';
import { type Tete, Verification } from './chaine.ts';
import type { PortsConseils } from './ports.ts';
import { presenterConseil, presenterResume } from './presenter.ts';
import { type CoffreEnBase, type ConseilEnBase, depotConseils, sansDossier } from './repository.ts';
import { SceauDuClient } from './sceau.ts';

const MONTRES = 100;
const LOT = 50;
const CLIENTS_MONTRES = 500;

/** The advice of a client, the last one first. */
export const conseilsDe = (ports: PortsConseils, demandeur: Demandeur, clientId: string): Promise<ConseilsDuClient> =>
  lireConseils(ports, demandeur, { action: 'conseils.lister', clientId }, async ({ depot, fiche, membre }) => {
    const sceau = new SceauDuClient(ports.coffre, clientId);
    const coffre = await depot.coffre();
    return {
      conseils: (await depot.lister(MONTRES)).map((conseil) =>
        presenterResume(conseil, lisible(sceau, coffre, conseil)),
      ),
      dossier_supprime: !fiche,
      droits: { valider: fiche !== undefined && droitsDe(membre, fiche).modifier },
    };
  });

/** One that was tampered with is shown without its words; the verification says which and why. */
function lisible(sceau: SceauDuClient, coffre: CoffreEnBase | undefined, conseil: ConseilEnBase) {
  try {
    return sceau.ouvrirEnBref(coffre, conseil);
  } catch {
    return undefined;
  }
}

/** One piece of advice, as it was given. @throws ApiError INTROUVABLE. */
export const lireConseil = (
  ports: PortsConseils,
  demandeur: Demandeur,
  { clientId, conseilId }: { readonly clientId: string; readonly conseilId: string },
  action: 'conseils.lire' | 'conseils.exporter' = 'conseils.lire',
): Promise<{ readonly conseil: Conseil; readonly clair: string | undefined; readonly cabinetId: string }> =>
  lireConseils(ports, demandeur, { action, clientId, risque: risqueDe(action) }, async ({ depot, cloison }) => {
    const conseil = await depot.trouver(conseilId);
    if (!conseil) throw new ApiError('INTROUVABLE');
    const ouvert = new SceauDuClient(ports.coffre, clientId).ouvrir(await depot.coffre(), conseil);
    return { conseil: presenterConseil(conseil, ouvert), clair: ouvert?.clair, cabinetId: cloison.cabinetId };
  });

const risqueDe = (action: string): 'low' | 'medium' => (action === 'conseils.exporter' ? 'medium' : 'low');

/** Follows the whole chain of a client, content by content. */
export const verifier = (ports: PortsConseils, demandeur: Demandeur, clientId: string): Promise<VerificationConseils> =>
  lireConseils(ports, demandeur, { action: 'conseils.verifier', clientId }, async ({ depot }) => {
    const maintenant = ports.horloge.now();
    const { conseils, illisibles, rupture } = await suivre(ports, depot, clientId);
    return {
      intacte: rupture === undefined,
      conseils,
      illisibles,
      rupture: rupture ?? null,
      phrase: rupture ? RUPTURES[rupture.raison](rupture.rang) : 'Chaîne intacte.',
      verifiee_le: maintenant.toISOString(),
    };
  });

async function suivre(ports: PortsConseils, depot: ReturnType<typeof depotConseils>, clientId: string) {
  const sceau = new SceauDuClient(ports.coffre, clientId);
  const coffre = await depot.coffre();
  const verification = new Verification();
  for (let apres = 0, fini = false; !fini; ) {
    const lot = await depot.apres(apres, LOT);
    for (const conseil of lot) verification.suivre(conseil, texteDe(ports, sceau, coffre, conseil));
    apres = lot.at(-1)?.rang ?? apres;
    fini = lot.length < LOT;
  }
  return verification.conclure(teteDe(sceau, coffre));
}

function texteDe(
  { horloge }: PortsConseils,
  sceau: SceauDuClient,
  coffre: CoffreEnBase | undefined,
  conseil: ConseilEnBase,
): string | null | undefined {
  try {
    const texte = sceau.ouvrirTexte(coffre, conseil);
    // A content that goes before its time was taken away.
    return texte === undefined && conseil.conserveJusquau > horloge.now() ? null : texte;
  } catch {
    return null;
  }
}

function teteDe(sceau: SceauDuClient, coffre: CoffreEnBase | undefined): Tete | undefined | null {
  try {
    return sceau.ouvrirTete(coffre?.tete ?? null);
  } catch {
    return null;
  }
}

const RUPTURES = {
  manquant: (rang: number) => `Chaîne rompue\u202f: le conseil n° ${rang} manque.`,
  chaine: (rang: number) => `Chaîne rompue\u202f: le maillon n° ${rang} a été modifié.`,
  contenu: (rang: number) => `Chaîne rompue\u202f: le contenu du conseil n° ${rang} a été modifié ou retiré.`,
  tete: (rang: number) => `Chaîne rompue après le conseil n° ${rang}\u202f: sa fin n’est pas celle qui a été scellée.`,
} as const;

/** What the law has the firm keep of clients whose file is gone. @throws ApiError ACCES_REFUSE but to who answers for it. */
export const conserves = (ports: PortsConseils, demandeur: Demandeur): Promise<ConseilsConserves> =>
  dansSonCabinet(ports, demandeur, { action: 'conseils.lister' }, async ({ cloison, membre }) => {
    if (!repondDuCabinet(membre)) throw new ApiError('ACCES_REFUSE');
    const lignes: ConseilsConserves = [];
    for (const { clientId, nombre, jusquau } of await sansDossier(cloison, CLIENTS_MONTRES)) {
      const depot = depotConseils(cloison, clientId);
      const sceau = new SceauDuClient(ports.coffre, clientId);
      const coffre = await depot.coffre();
      const [dernier] = await depot.lister(1);
      const client = dernier && lisible(sceau, coffre, dernier)?.client;
      if (jusquau)
        lignes.push({
          client_id: clientId,
          nom: client ? `${client.prenom} ${client.nom}` : 'Client',
          conseils: nombre,
          conserves_jusquau: jusquau.toISOString(),
        });
    }
    return lignes;
  });
