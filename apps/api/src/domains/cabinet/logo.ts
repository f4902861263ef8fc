import type { LogoReponse } from '@francis/contract';
import type { Queries } from '../../platform/database/database.ts';
import type { Demandeur } from '../comptes/index.ts';
import { exigerTitulaire } from './equipe.ts';
import { redessiner } from './image.ts';
import type { PortsCabinet } from './ports.ts';
import { cabinetDe } from './repository-membres.ts';
import { depotCabinet } from './repository.ts';

/** The picture of a firm, for what it hands over. */
export async function imageDuCabinet(requetes: Queries, cabinetId: string): Promise<Buffer | undefined> {
  const image = await depotCabinet(requetes, cabinetId).logo();
  return image === undefined ? undefined : Buffer.from(image, 'base64');
}

export async function logoDe({ base, horloge }: PortsCabinet, { compte }: Demandeur): Promise<LogoReponse> {
  const { cabinetId } = await cabinetDe(base, compte, horloge.now());
  const image = await depotCabinet(base.queries, cabinetId).logo();
  return { logo: image === undefined ? null : `data:image/png;base64,${image}` };
}

/** @param image base 64; none takes the logo away. @throws ApiError ACCES_REFUSE, LOGO_ILLISIBLE. */
export async function changerLogo(
  ports: PortsCabinet,
  demandeur: Demandeur,
  image: string | undefined,
): Promise<LogoReponse> {
  const { base, horloge, audit } = ports;
  const { compte, origine } = demandeur;
  const { cabinetId } = await exigerTitulaire(ports, compte);
  const dessin = image === undefined ? undefined : await redessiner(Buffer.from(image, 'base64'));
  await base.transaction(async (requetes) => {
    await depotCabinet(requetes, cabinetId).changerLogo(dessin?.toString('base64'), horloge.now());
    const trace = { ressource: 'cabinet', compte, origine, metadonnees: { cabinetId } };
    await audit.noter({ action: 'cabinet.modifie', ...trace }, requetes);
  });
  return logoDe(ports, demandeur);
}
