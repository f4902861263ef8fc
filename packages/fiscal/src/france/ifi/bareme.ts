import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { detaillerBareme } from '../../core/bareme.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { NomPatrimoine } from '../parametres/domaines/index.ts';
import { TRANCHES_IFI } from '../parametres/domaines/ifi.ts';
import type { Calcul } from '../patrimoine/calcul.ts';
import { sommer } from '../patrimoine/montants.ts';

function parametresDe(rang: number): NomPatrimoine[] {
  const trouve = TRANCHES_IFI.find((r) => r === rang);
  return trouve === undefined ? [] : [`ifi.seuil_${trouve}`, `ifi.taux_${trouve}`];
}

/** Tax of the scale in whole euros (CGI art. 977 1). Nothing is due up to the threshold of liability (art. 964). */
export function calculerBrut(net: number, calcul: Calcul): number {
  const redevable = net > calcul.lire('ifi.seuil_assujettissement');
  calcul.t?.ouvrir();
  let brut = 0;
  if (redevable) {
    const tranches = detaillerBareme(
      net,
      TRANCHES_IFI.map((rang) => calcul.lire(`ifi.seuil_${rang}`)),
      TRANCHES_IFI.map((rang) => calcul.lire(`ifi.taux_${rang}`)),
    );
    brut = arrondirEuro(sommer(tranches.map((t) => t.impot)));
    for (const tranche of tranches) {
      calcul.t?.noeud({
        regle: `ifi.bareme.tranche_${tranche.rang}`,
        libelle: `Tranche à ${pourcent(tranche.taux)}`,
        valeur: tranche.impot,
        formule: `${euros(tranche.assiette)} × ${pourcent(tranche.taux)} = ${euros(tranche.impot)}`,
        article: 'CGI art. 977 1',
        entrees: [entree('Part du patrimoine dans la tranche', tranche.assiette)],
        parametres: parametresDe(tranche.rang),
      });
    }
  }
  calcul.t?.fermer({
    regle: 'ifi.bareme',
    libelle: 'Impôt du barème',
    valeur: brut,
    formule: redevable
      ? `Somme des tranches sur ${euros(net)} = ${euros(brut)}`
      : `${euros(net)} n’excède pas ${euros(calcul.lire('ifi.seuil_assujettissement'))} : aucun impôt`,
    article: redevable ? 'CGI art. 977 1' : 'CGI art. 964',
    entrees: [entree('Patrimoine net taxable', net)],
    parametres: ['ifi.seuil_assujettissement'],
    arrondi: ARRONDI_EURO,
  });
  return brut;
}

/** Relief just above the threshold, in whole euros (CGI art. 977 2). */
export function calculerDecoteIfi(net: number, brut: number, calcul: Calcul): number {
  const forfait = calcul.lire('ifi.decote_forfait');
  const taux = calcul.lire('ifi.decote_taux');
  const ouverte = brut > 0 && net < calcul.lire('ifi.decote_limite');
  const decote = ouverte ? Math.min(brut, Math.max(0, arrondirEuro(forfait - taux * net))) : 0;
  calcul.t?.noeud({
    regle: 'ifi.decote',
    libelle: 'Décote',
    valeur: decote,
    formule: ouverte
      ? `${euros(forfait)} − ${pourcent(taux)} × ${euros(net)} = ${euros(decote)}`
      : `Réservée aux patrimoines taxables inférieurs à ${euros(calcul.lire('ifi.decote_limite'))}`,
    article: 'CGI art. 977 2',
    entrees: [entree('Patrimoine net taxable', net)],
    parametres: ['ifi.decote_forfait', 'ifi.decote_taux', 'ifi.decote_limite'],
    arrondi: ARRONDI_EURO,
  });
  return decote;
}
