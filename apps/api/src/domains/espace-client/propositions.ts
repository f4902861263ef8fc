import type { DecisionProposition, PropositionsClient } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import type { Cloison } from '../cabinet/index.ts';
import { type Demandeur, ecrireFiche, type FicheClient, surFiche, trouverFiche } from '../clients/index.ts';
import { lienDuFichier } from '../documents/index.ts';
import { champsDe } from './faits.ts';
import type { PortsEspace } from './ports.ts';
import { nomDuDepot, presenterProposition } from './presenter.ts';
import { depotsRecus } from './repository-depots.ts';
import { depotEspaces } from './repository.ts';

/** What a client proposes, beside what the file says today. */
export async function propositionsDe(
  ports: PortsEspace,
  demandeur: Demandeur,
  clientId: string,
): Promise<PropositionsClient> {
  const { valeur } = await surFiche<PropositionsClient>(
    ports,
    demandeur,
    clientId,
    'clients.lire',
    async (fiche, cloison) => ({ issue: 'fait', valeur: await presenter(fiche, cloison) }) as const,
  );
  return valeur;
}

async function presenter(fiche: FicheClient, cloison: Cloison): Promise<PropositionsClient> {
  const espaces = await depotEspaces(cloison, fiche.id).lister();
  // What was not sent is nobody's but the client's.
  const envoyes = espaces.filter(({ recueLe, propositions }) => recueLe !== null || propositions.length > 0);
  const recus = (await depotsRecus(cloison, fiche.id).lister()).filter(({ espaceId }) =>
    envoyes.some(({ id, recueLe }) => id === espaceId && recueLe !== null),
  );
  const noms = new Map(recus.map((depot) => [depot.id, nomDuDepot(depot, espaces)]));
  return {
    version_dossier: fiche.version,
    email: envoyes[0]?.email ?? null,
    propositions: envoyes.flatMap(({ propositions }) =>
      propositions.map((une) => presenterProposition(une, { fiche, noms })),
    ),
    documents: recus.map((depot) => ({
      id: depot.id,
      libelle: noms.get(depot.id) ?? '',
      depose_le: depot.deposeLe.toISOString(),
      lu: depot.lecture !== null,
    })),
  };
}

interface Decision extends DecisionProposition {
  readonly clientId: string;
  readonly id: string;
}

/**
 * Accepts one proposal, which writes it in the file as any change is, or refuses it. The history says whose it is.
 * @throws ApiError INTROUVABLE, ACCES_REFUSE, PROPOSITION_DECIDEE, VERSION_DEPASSEE.
 */
export async function decider(
  ports: PortsEspace,
  demandeur: Demandeur,
  { clientId, id, decision, version }: Decision,
): Promise<PropositionsClient> {
  const accepte = decision === 'accepter';
  const action = accepte ? 'clients.proposition_acceptee' : 'clients.proposition_refusee';
  const { valeur } = await surFiche<PropositionsClient>(
    ports,
    demandeur,
    clientId,
    action,
    async (_lue, cloison, droits) => {
      if (!droits.modifier) return { issue: 'refuse' } as const;
      // The file first, as whoever erases it: two orders would wait for each other.
      const avant = await trouverFiche(cloison, clientId, 'modifier');
      if (!avant) return { issue: 'introuvable' } as const;
      const depot = depotEspaces(cloison, clientId);
      const visee = (await depot.lister()).find(({ propositions }) => propositions.some((une) => une.id === id));
      const espace = visee && (await depot.tenir(visee.id));
      const proposition = espace?.propositions.find((une) => une.id === id);
      if (!espace || !proposition) return { issue: 'introuvable' } as const;
      if (proposition.etat !== 'attente') throw new ApiError('PROPOSITION_DECIDEE');
      const le = ports.horloge.now();
      const fiche = accepte
        ? await ecrireFiche(cloison, {
            avant,
            champs: champsDe(avant, proposition),
            version,
            auteur: `Réponse du client, acceptée par ${demandeur.nomComplet}`,
            le,
          })
        : avant;
      if (!fiche) throw new ApiError('VERSION_DEPASSEE');
      const decidee = { ...proposition, etat: accepte ? 'acceptee' : 'refusee', par: demandeur.nomComplet } as const;
      await depot.changer(espace.id, {
        propositions: espace.propositions.map((une) => (une.id === id ? { ...decidee, le: le.toISOString() } : une)),
      });
      return { issue: 'fait', valeur: await presenter(fiche, cloison) } as const;
    },
  );
  return valeur;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** A document that the client sent, as it came. @throws ApiError INTROUVABLE. */
export async function fichierRecu(
  ports: PortsEspace,
  demandeur: Demandeur,
  { clientId, id }: { readonly clientId: string; readonly id: string },
): Promise<{ readonly octets: Buffer; readonly nom: string }> {
  const { valeur: nature } = await surFiche<string>(
    ports,
    demandeur,
    clientId,
    'clients.depot_lu',
    async (fiche, cloison) => {
      const { documents } = await presenter(fiche, cloison);
      const depots = await depotsRecus(cloison, clientId).lister();
      const vise = documents.some((document) => document.id === id) && depots.find((depot) => depot.id === id);
      return vise ? ({ issue: 'fait', valeur: vise.nature } as const) : ({ issue: 'introuvable' } as const);
    },
  );
  const { fichiers, sceau } = ports.depots;
  const scelle = await fichiers.get(id);
  if (scelle === undefined) throw new ApiError('INTROUVABLE');
  const octets = Buffer.from(sceau.ouvrir(scelle, lienDuFichier(id)), 'base64');
  return { octets, nom: `document.${EXTENSIONS[nature] ?? 'bin'}` };
}
