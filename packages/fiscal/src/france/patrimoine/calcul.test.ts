import { describe, expect, it } from 'vitest';
import { def, definirDomaine, lu } from '../parametres/domaines/definition.ts';
import { Calcul } from './calcul.ts';
import { definirMoteur } from './moteur.ts';

const sure = { texte: 'Loi lue deux fois', fiabilite: 'A' } as const;
const douteuse = { texte: 'Presse', fiabilite: 'C' } as const;
const DOMAINE = definirDomaine(
  'pvi',
  'Les essais',
  { taux: def('Taux sûr', 'CGI art. 1', 'taux'), seuil_prix: def('Seuil douteux', 'CGI art. 2') },
  [
    { depuis: '2020-01-01', source: sure, valeurs: { taux: 0.1, seuil_prix: lu(douteuse, 7) } },
    { depuis: '2022-01-01', source: sure, valeurs: { taux: 0.2, seuil_prix: 9 } },
  ],
);

const MOTEUR = definirMoteur<{ date: string; lireSeuil: boolean }, { taux: number }>({
  domaines: [DOMAINE],
  champDate: 'date',
  jour: (d) => d.date,
  verifier: () => null,
  executer(d, calcul) {
    if (d.lireSeuil) calcul.lire('pvi.seuil_prix');
    const taux = calcul.lire('pvi.taux');
    calcul.t?.noeud({
      regle: 'essai',
      libelle: 'Essai',
      valeur: taux,
      formule: '=',
      article: 'CGI art. 1',
      parametres: ['pvi.taux'],
    });
    return { taux };
  },
});

describe('paramètres datés', () => {
  it('la valeur est celle du jour', () => {
    expect(MOTEUR.calculer({ date: '2021-12-31', lireSeuil: false })).toMatchObject({ taux: 0.1 });
    expect(MOTEUR.calculer({ date: '2022-01-01', lireSeuil: false })).toMatchObject({ taux: 0.2 });
  });

  it('une valeur à revérifier rend une estimation qui la nomme, dès qu’une règle la lit', () => {
    expect(MOTEUR.calculer({ date: '2021-06-01', lireSeuil: false })).toMatchObject({ statut: 'exact', reserves: [] });
    expect(MOTEUR.calculer({ date: '2021-06-01', lireSeuil: true })).toMatchObject({
      statut: 'estimation',
      reserves: ['Valeur à revérifier : seuil douteux (CGI art. 2).'],
    });
    expect(MOTEUR.calculer({ date: '2022-06-01', lireSeuil: true })).toMatchObject({ statut: 'exact' });
  });

  it('un jour hors du droit tenu ici est refusé', () => {
    expect(MOTEUR.calculer({ date: '2019-12-31', lireSeuil: false })).toMatchObject({
      code: 'ANNEE_NON_COUVERTE',
      champ: 'date',
    });
    expect(MOTEUR.calculer({ date: '2027-01-01', lireSeuil: false })).toMatchObject({ code: 'ANNEE_NON_VOTEE' });
  });

  it('l’arbre porte le paramètre avec son année et sa source', () => {
    expect(MOTEUR.expliquer({ date: '2021-06-01', lireSeuil: false })).toMatchObject({
      trace: { parametres: [{ nom: 'pvi.taux', valeur: 0.1, annee: 2021, source: 'Loi lue deux fois' }] },
    });
  });

  it('lire un paramètre absent est une faute de la règle', () => {
    expect(() => new Calcul([], 2021, false).lire('pvi.taux')).toThrow('pvi.taux');
  });
});
