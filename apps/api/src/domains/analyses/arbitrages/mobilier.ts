import type { FoyerFiscal } from '@francis/fiscal';
import { type Choix, departager, demander, sansObjet, totalDu } from './arbitrage.ts';

const TETE = { id: 'forfait_ou_bareme', titre: 'Prélèvement forfaitaire ou barème' };

const capitaux = (f: FoyerFiscal): number =>
  f.dividendes +
  f.interets +
  f.assurance_vie_moins_8_ans +
  f.assurance_vie_8_ans_taux_reduit +
  f.assurance_vie_8_ans_taux_plein;

/** Flat tax or scale on the year's income of capital (CGI art. 200 A). */
export const forfaitOuBareme: Choix = (d) => {
  const { foyer, faite } = d;
  const revenus = capitaux(foyer) + foyer.plus_values_mobilieres;
  if (revenus <= 0)
    return faite.calcule.faits.some(({ chemin }) => chemin === 'foyer.interets' || chemin === 'foyer.dividendes')
      ? sansObjet(TETE, 'Le dossier n’a pas de revenu du capital cette année.')
      : demander(TETE, 'Le client a-t-il perçu des intérêts ou des dividendes, et combien ?', 'foyer.dividendes');
  const sans = totalDu(
    {
      ...foyer,
      dividendes: 0,
      interets: 0,
      plus_values_mobilieres: 0,
      assurance_vie_moins_8_ans: 0,
      assurance_vie_8_ans_taux_reduit: 0,
      assurance_vie_8_ans_taux_plein: 0,
      csg_deductible_base_2BH: 0,
      option_bareme: false,
    },
    d,
  );
  const cout = (apres: FoyerFiscal): number => totalDu(apres, d) - sans;
  const forfait = cout({ ...foyer, option_bareme: false });
  const bareme = cout({
    ...foyer,
    option_bareme: true,
    csg_deductible_base_2BH: foyer.csg_deductible_base_2BH || capitaux(foyer),
  });
  const { statut } = faite;
  return departager(
    TETE,
    [
      {
        libelle: 'Prélèvement forfaitaire',
        cout: forfait,
        reste: revenus - forfait,
        condition: 'Sans option ; il s’applique de plein droit.',
        article: 'CGI art. 200 A, 1',
        statut,
      },
      {
        libelle: 'Barème progressif',
        cout: bareme,
        reste: revenus - bareme,
        condition: 'Case 2OP, pour tous les revenus du capital de l’année.',
        article: 'CGI art. 200 A, 2 et 158, 3',
        statut,
      },
    ],
    ['Au barème, la CSG déductible de ces revenus est comptée sur la même déclaration.'],
  );
};
