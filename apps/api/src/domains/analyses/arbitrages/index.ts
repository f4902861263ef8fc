import type { ArbitrageClient } from '@francis/contract';
import { assembler } from '@francis/faits';
import type { AnalyseFaite } from '../calcul/analyser.ts';
import { aUneSociete, texteDe } from '../calcul/contexte.ts';
import { type Choix, type Dossier, type Projets, RefusDeCalcul, sansObjet } from './arbitrage.ts';
import { perOuAssuranceVie } from './epargne.ts';
import { forfaitOuBareme } from './mobilier.ts';
import { microOuReel } from './regime.ts';
import { remunerationOuDividendes, sciIsOuIr } from './societe.ts';
import { avantOuApres70, donnerMaintenantOuPlusTard } from './transmission.ts';

type Champs = Readonly<Record<string, unknown>>;

const CHOIX: readonly (readonly [Choix, string])[] = [
  [remunerationOuDividendes, 'Rémunération ou dividendes'],
  [forfaitOuBareme, 'Prélèvement forfaitaire ou barème'],
  [sciIsOuIr, 'SCI à l’impôt sur les sociétés ou à l’impôt sur le revenu'],
  [microOuReel, 'Micro ou réel'],
  [perOuAssuranceVie, 'PER ou assurance-vie'],
  [avantOuApres70, 'Assurance-vie : verser avant ou après 70 ans'],
  [donnerMaintenantOuPlusTard, 'Donner maintenant ou plus tard'],
];

/** Children whom the file lists, else those whom it counts. */
function enfantsDe(fiche: Champs): number {
  const details = fiche['details_enfants_client'];
  const listes = Array.isArray(details) ? details.length : 0;
  return listes || Number(fiche['nombre_enfants_a_charge_client'] ?? 0);
}

/** Every choice of a file: those that are computed first, then what is asked, then what does not arise. */
export function arbitragesDe(fiche: Champs, faite: AnalyseFaite): ArbitrageClient[] {
  const { foyer, annee } = faite.calcule;
  const naissance = Number(texteDe(fiche['date_naissance_client']).slice(0, 4));
  const siens = faite.calcule.faits.filter(({ chemin }) => chemin.startsWith('projet.'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each path is one of the vocabulary, checked when written.
  const { projet = {} } = assembler(siens) as { projet?: Projets };
  const dossier: Dossier = {
    faite,
    foyer,
    annee,
    projets: { ...projet, ...faite.calcule.projets },
    societe: aUneSociete({ fiche }),
    enfants: enfantsDe(fiche),
    age: naissance > 0 ? annee - naissance : undefined,
  };
  return CHOIX.map(([choisir, titre]) => {
    try {
      return choisir(dossier);
    } catch (error) {
      if (!(error instanceof RefusDeCalcul)) throw error;
      return sansObjet({ id: `refus.${titre}`, titre }, error.message);
    }
  }).sort((a, b) => rang(a) - rang(b));
}

const rang = ({ options, manque }: ArbitrageClient): number => (options.length > 0 ? 0 : manque ? 1 : 2);
