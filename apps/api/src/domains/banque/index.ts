import type { ConfigurationBanque } from '../../config-banque.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Task } from '../../platform/tasks.ts';
import type { Identification } from '../comptes/index.ts';
import { ADRESSE_ESSAI, BanqueDEssai, CLIENT_ESSAI, SECRET_ESSAI } from './essai/banque-d-essai.ts';
import type { PortsBanque } from './ports.ts';
import { creerRelecture } from './relecture.ts';
import { depotBanques } from './repository.ts';
import { routesBanque } from './routes.ts';
import { deconnecterTout } from './service.ts';
import { creerTrueLayer } from './truelayer.ts';

interface Options extends Omit<PortsBanque, 'lecteur'> {
  readonly identification: Identification;
  readonly configuration: ConfigurationBanque;
  readonly adressePublique: string;
}

interface Banque {
  readonly taches: readonly Task[];
  readonly deconnecterTout: (utilisateurId: string) => Promise<void>;
}

const MINUTE = 60_000;

/** Mounts the reading of banks. */
export function monterBanque(app: TypedServer, options: Options): Banque {
  const { identification, configuration, adressePublique, ...reste } = options;
  const { horloge, logger, base } = reste;
  const retour = `${adressePublique}/truelayer-callback`;
  const essai = configuration.genre === 'essai' ? { banque: new BanqueDEssai(horloge), retour } : undefined;
  const commun = { retour, horloge, logger };
  const lecteur = essai
    ? creerTrueLayer({
        ...commun,
        moyen: 'essai',
        clientId: CLIENT_ESSAI,
        clientSecret: SECRET_ESSAI,
        adresses: { autorisation: ADRESSE_ESSAI, donnees: ADRESSE_ESSAI },
        fournisseurs: 'banque-essai',
        page: '/banque-essai',
        transport: essai.banque.transport,
      })
    : configuration.genre === 'truelayer'
      ? creerTrueLayer({ ...commun, ...configuration, moyen: 'truelayer' })
      : undefined;
  const ports: PortsBanque = { ...reste, lecteur };
  routesBanque(app, { ports, identification, essai });
  const relire = lecteur && creerRelecture(ports, lecteur.moyen);
  return {
    deconnecterTout: (utilisateurId) => deconnecterTout(ports, utilisateurId),
    taches: [
      {
        name: 'banques',
        everyMs: 15 * MINUTE,
        run: async () => {
          const maintenant = horloge.now();
          await depotBanques(base.queries).oublierDeparts(maintenant);
          await relire?.(maintenant);
        },
      },
    ],
  };
}
