import { imageDuCabinet } from '../cabinet/index.ts';
import { type Demandeur, type PortsClients, presenterClient, surFiche } from '../clients/index.ts';
import { type Contenu, contenuDe } from './exports/contenu.ts';
import { nomDuCabinet } from './repository.ts';

/** What leaves the product of one file: traced as such, drawn once the transaction is over. */
export async function exporter(ports: PortsClients, demandeur: Demandeur, clientId: string): Promise<Contenu> {
  const { valeur } = await surFiche<{ client: Contenu['client']; cabinet: string; cabinetId: string }>(
    ports,
    demandeur,
    clientId,
    'clients.exporter',
    async (fiche, cloison, droits) => ({
      issue: 'fait',
      valeur: {
        client: presenterClient(fiche, droits),
        cabinet: await nomDuCabinet(cloison),
        cabinetId: cloison.cabinetId,
      },
    }),
  );
  const { client, cabinet, cabinetId } = valeur;
  const logo = await imageDuCabinet(ports.base.queries, cabinetId);
  return contenuDe(client, { cabinet, logo, le: ports.horloge.now() });
}
