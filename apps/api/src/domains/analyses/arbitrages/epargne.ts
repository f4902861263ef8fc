import { calculerImpotRevenu } from '@francis/fiscal';
import { enEuros } from '../calcul/ecrire.ts';
import { arrondir, type Choix, type Dossier, demander, departager, RefusDeCalcul, totalDu } from './arbitrage.ts';

const TETE = { id: 'per_ou_assurance_vie', titre: 'PER ou assurance-vie' };
const RANGS = ['declarant1', 'declarant2'] as const;

/** Income tax that this much more net taxable income costs the household, both computed in full. */
function impotDeSortie(plus: number, { foyer, annee, faite }: Dossier): number {
  const base = faite.calcule.resultat.revenu_net_imposable;
  const [sans, avec] = [base, base + plus].map((revenuNetImposable) => {
    const impot = calculerImpotRevenu(foyer, annee, { revenuNetImposable });
    if (impot.statut === 'refus') throw new RefusDeCalcul(impot.message);
    return impot.impot_final;
  });
  return (avec ?? 0) - (sans ?? 0);
}

/** The same payment deducted now and taxed when it comes out, or neither (CGI art. 163 quatervicies, 158, 125-0 A). */
export const perOuAssuranceVie: Choix = (d) => {
  const { foyer, projets } = d;
  const rang = RANGS.find((r) => (projets[r]?.per_versements ?? 0) > 0);
  const declarant = rang && foyer[rang];
  const somme = (rang && projets[rang]?.per_versements) ?? 0;
  if (!rang || !declarant)
    return demander(TETE, 'Combien le client pourrait-il épargner cette année ?', 'projet.declarant1.per_versements');
  const apres = { ...foyer, [rang]: { ...declarant, per_versements: declarant.per_versements + somme } };
  const economie = totalDu(foyer, d) - totalDu(apres, d);
  const sortie = impotDeSortie(somme, d);
  const laisse = departager(
    TETE,
    [
      {
        libelle: 'PER',
        cout: sortie - economie,
        reste: somme - sortie + economie,
        condition: `Dans le plafond de l’avis, avant 70 ans ; bloqué jusqu’à la retraite, sauf résidence principale et accidents de la vie. ${enEuros(arrondir(economie))} d’impôt en moins cette année.`,
        article: 'CGI art. 163 quatervicies et 158, 5 ; CMF art. L224-4',
        statut: 'estimation',
      },
      {
        libelle: 'Assurance-vie',
        cout: 0,
        reste: somme,
        condition: 'Disponible à tout moment ; seuls les gains seront imposés, avec un abattement après huit ans.',
        article: 'CGI art. 125-0 A et 200 A',
        statut: 'estimation',
      },
    ],
    [
      'Mêmes gains dans les deux cas, non comptés ; sortie du PER en capital, imposée comme si elle s’ajoutait aux revenus de cette année.',
      ...(declarant.per_plafond > 0 ? [] : ['Le plafond de déduction n’est pas au dossier : il est supposé suffire.']),
    ],
  );
  return {
    ...laisse,
    // Which one wins is decided by a tax that nobody knows yet.
    meilleure: null,
    conclusion: `Le PER l’emporte si sa sortie coûte moins de ${enEuros(arrondir(economie))} d’impôt ; imposée cette année, elle en coûterait ${enEuros(arrondir(sortie))}.`,
  };
};
