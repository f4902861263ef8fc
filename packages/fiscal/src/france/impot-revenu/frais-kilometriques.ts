import { refuser } from '../../core/annee-fiscale.ts';
import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { entree } from '../../core/traceur.ts';
import { euros, nombre, pourcent } from '../../core/typographie.ts';
import type { NomParametre, Valeurs } from '../parametres/definition.ts';
import { estMontantRecevable, refuserMontant } from './bornes-saisie.ts';
import type { TraceurIr } from './contexte.ts';

export interface TrajetProfessionnel {
  /** Administrative power of the car, a whole number of horsepower. */
  readonly puissance_cv: number;
  /** Professional distance of the year, in kilometres. */
  readonly kilometres: number;
  readonly electrique: boolean;
}

type ClePuissance = keyof Valeurs['kilometres_taux_1'];

/** Columns of the scale, from its first power to its last. */
const PUISSANCES: readonly ClePuissance[] = ['cv_3', 'cv_4', 'cv_5', 'cv_6', 'cv_7'];

function clePuissance(puissance: number, p: Valeurs): ClePuissance {
  const k = p.kilometres;
  const rang = Math.min(Math.max(puissance, k.puissance_min), k.puissance_max) - k.puissance_min;
  return PUISSANCES[rang] ?? 'cv_7';
}

export function verifierTrajet(trajet: TrajetProfessionnel): RefusFiscal | null {
  if (!Number.isInteger(trajet.puissance_cv) || trajet.puissance_cv < 1) {
    return refuser('CHAMP_INVALIDE', 'La puissance fiscale doit être un nombre entier de chevaux.', 'puissance_cv');
  }
  return estMontantRecevable(trajet.kilometres) ? null : refuserMontant(trajet.kilometres, 'kilometres');
}

/** Mileage allowance of the year in euros: three bands by distance, raised for an electric car. */
export function fraisKilometriques(trajet: TrajetProfessionnel, p: Valeurs, t: TraceurIr): number {
  const k = p.kilometres;
  const d = trajet.kilometres;
  const cv = clePuissance(trajet.puissance_cv, p);
  let taux = p.kilometres_taux_1[cv];
  let fixe = 0;
  let parametres: NomParametre[] = [`kilometres_taux_1.${cv}`];
  if (d > k.seuil_2) {
    taux = p.kilometres_taux_3[cv];
    parametres = [`kilometres_taux_3.${cv}`];
  } else if (d > k.seuil_1) {
    taux = p.kilometres_taux_2[cv];
    fixe = p.kilometres_fixe_2[cv];
    parametres = [`kilometres_taux_2.${cv}`, `kilometres_fixe_2.${cv}`];
  }
  const majoration = trajet.electrique ? 1 + k.majoration_electrique : 1;
  const frais = arrondirEuro((d * taux + fixe) * majoration);
  if (t !== null) {
    const ajout = fixe > 0 ? ` + ${euros(fixe)}` : '';
    const hausse = trajet.electrique ? `, majoré de ${pourcent(k.majoration_electrique)}` : '';
    t.noeud({
      regle: 'ir.frais_kilometriques',
      libelle: 'Frais kilométriques de l’année',
      valeur: frais,
      formule: `${nombre(d)} km × ${nombre(taux, 3)}${ajout}${hausse} = ${euros(frais)}`,
      article: 'CGI ann. IV art. 6 B',
      entrees: [
        entree('Puissance fiscale (CV)', trajet.puissance_cv, 'nombre'),
        entree('Kilomètres professionnels', d, 'nombre'),
        entree('Véhicule électrique', trajet.electrique, 'oui-non'),
      ],
      parametres: trajet.electrique ? [...parametres, 'kilometres.majoration_electrique'] : parametres,
      arrondi: ARRONDI_EURO,
    });
  }
  return frais;
}
