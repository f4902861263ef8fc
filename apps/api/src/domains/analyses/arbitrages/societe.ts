import { calculerImpotSocietes } from '@francis/fiscal/patrimoine';
import { type Choix, type Dossier, demander, departager, RefusDeCalcul, sansObjet, totalDu } from './arbitrage.ts';

/** Corporate tax of a profit, contribution included, over the year of the file. */
function impotDeLaSociete(benefice: number, { annee }: Dossier): number {
  const impot = calculerImpotSocietes({ date_cloture: `${annee}-12-31`, benefice: Math.max(0, benefice) });
  if (impot.statut === 'refus') throw new RefusDeCalcul(impot.message);
  return impot.total;
}

const REMUNERATION = { id: 'remuneration_ou_dividendes', titre: 'Rémunération ou dividendes' };

/** The same profit of a company paid as a salary, contributions included, or distributed after the corporate tax. */
export const remunerationOuDividendes: Choix = (d) => {
  const { foyer, projets } = d;
  const { budget, remuneration } = projets.societe ?? {};
  if (budget === undefined)
    return d.societe
      ? demander(
          REMUNERATION,
          'Quel est le bénéfice de la société, avant la rémunération du dirigeant et l’impôt ?',
          'projet.societe.budget',
        )
      : sansObjet(REMUNERATION, 'Le dossier ne dit pas que le client dirige une société.');
  if (remuneration === undefined)
    return demander(
      REMUNERATION,
      'Quel salaire net imposable ce bénéfice paierait-il, cotisations déduites (simulation de paie) ?',
      'projet.societe.remuneration',
    );
  const avant = totalDu(foyer, d);
  const paye = { ...foyer.declarant1, salaires: foyer.declarant1.salaires + remuneration };
  const enSalaire = totalDu({ ...foyer, declarant1: paye }, d) - avant;
  const is = impotDeLaSociete(budget, d);
  const distribue = budget - is;
  const enDividendes = totalDu({ ...foyer, dividendes: foyer.dividendes + distribue }, d) - avant;
  return departager(
    REMUNERATION,
    [
      {
        libelle: 'Rémunération',
        cout: budget - remuneration + enSalaire,
        reste: remuneration - enSalaire,
        condition: 'Travail effectif ; elle ouvre des droits à la retraite et à la prévoyance.',
        article: 'CGI art. 62, 79 et 83',
        statut: 'estimation',
      },
      {
        libelle: 'Dividendes',
        cout: is + enDividendes,
        reste: distribue - enDividendes,
        condition:
          'Bénéfice distribuable, décision des associés ; cotisations en plus pour un gérant majoritaire au-delà d’une part du capital. Aucun droit social.',
        article: 'CGI art. 219 et 200 A ; CSS art. L131-6',
        statut: 'estimation',
      },
    ],
    [
      'La somme s’ajoute aux revenus du dossier ; les cotisations sont celles de la simulation de paie.',
      'Le net perçu est pris égal au net imposable.',
      `Exercice ${d.annee} de douze mois, taux réduit de l’impôt sur les sociétés ouvert.`,
    ],
  );
};

const SCI = { id: 'sci_is_ou_ir', titre: 'SCI à l’impôt sur les sociétés ou à l’impôt sur le revenu' };

/** Rents of a property company taxed with its members or by itself, kept or distributed. */
export const sciIsOuIr: Choix = (d) => {
  const { foyer, projets } = d;
  const { loyers, charges, amortissements } = projets.sci ?? {};
  if (loyers === undefined) {
    const biens = foyer.revenus_fonciers_reel_net + foyer.micro_foncier_recettes > 0;
    return biens
      ? demander(SCI, 'Quels loyers la SCI perçoit-elle, ou percevrait-elle, par an ?', 'projet.sci.loyers')
      : sansObjet(SCI, 'Le dossier n’a ni loyer ni SCI.');
  }
  if (charges === undefined)
    return demander(SCI, 'Quelles sont les charges annuelles de la SCI, intérêts compris ?', 'projet.sci.charges');
  if (amortissements === undefined)
    return demander(SCI, 'Quel serait l’amortissement annuel du bien ?', 'projet.sci.amortissements');
  const avant = totalDu(foyer, d);
  const tresorerie = loyers - charges;
  const foncier = foyer.revenus_fonciers_reel_net + Math.max(0, tresorerie);
  const ir = totalDu({ ...foyer, revenus_fonciers_reel_net: foncier }, d) - avant;
  const benefice = Math.max(0, tresorerie - amortissements);
  const is = impotDeLaSociete(benefice, d);
  const distribue = totalDu({ ...foyer, dividendes: foyer.dividendes + benefice - is }, d) - avant;
  const cession = 'Option irrévocable après cinq ans ; à la vente, la plus-value se calcule sur la valeur amortie.';
  return departager(
    SCI,
    [
      {
        libelle: 'Impôt sur le revenu',
        cout: ir,
        reste: tresorerie - ir,
        condition: 'Transparence : chaque associé est imposé sur sa part ; plus-value des particuliers à la vente.',
        article: 'CGI art. 8, 28 et 150 UB',
        statut: 'estimation',
      },
      {
        libelle: 'Impôt sur les sociétés, bénéfice gardé',
        cout: is,
        reste: tresorerie - is,
        condition: `${cession} La somme reste dans la société.`,
        article: 'CGI art. 206, 3, 219 et 239',
        statut: 'estimation',
      },
      {
        libelle: 'Impôt sur les sociétés, bénéfice distribué',
        cout: is + distribue,
        reste: tresorerie - is - distribue,
        condition: `${cession} L’amortissement n’est pas distribuable.`,
        article: 'CGI art. 219, 239 et 200 A',
        statut: 'estimation',
      },
    ],
    [
      'Le client détient toute la SCI ; l’impôt de la vente n’est pas compté.',
      ...(tresorerie < 0 ? ['Le déficit est reporté, sans effet sur l’impôt de l’année.'] : []),
    ],
  );
};
