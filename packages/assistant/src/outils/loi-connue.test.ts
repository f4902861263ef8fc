import { describe, expect, it } from 'vitest';
import { derniereAnneeCouverte } from '@francis/fiscal';
import { DONATION } from '../domaines/donation.ts';
import { POSTE } from '../domaines/postes.ts';
import { calculerSelonLaLoiConnue } from './loi-connue.ts';

const don = (date: string) => ({ date, montant: 150_000, lien: 'enfant', beneficiaires: 1, donateurs: 1 });
const cotisation = (annee: number) =>
  calculerSelonLaLoiConnue(POSTE, { nature: 'cotisation_syndicale', annee, montants: [120] });

describe('Le jour où la loi suivante n’est pas encore lue', () => {
  it('un calcul reste possible, en estimation, et dit avec quelle loi', () => {
    const connu = calculerSelonLaLoiConnue(DONATION, don('2026-12-31'));
    const suivant = calculerSelonLaLoiConnue(DONATION, don('2027-01-01'));
    if (!('trace' in connu) || !('trace' in suivant)) throw new Error('nothing computed');
    expect(suivant.trace.valeur).toBe(connu.trace.valeur);
    expect(connu.statut).toBe('exact');
    expect(suivant.statut).toBe('estimation');
    expect(suivant.reserves.join(' ')).toContain('après le 31 décembre 2026');
    expect(suivant.hypotheses).toContain(suivant.reserves[0]);
  });

  it('une ligne de la déclaration suivante s’estime comme l’impôt de la même année', () => {
    const derniere = derniereAnneeCouverte();
    const [connu, suivant] = [cotisation(derniere), cotisation(derniere + 1)];
    if (!('trace' in connu) || !('trace' in suivant)) throw new Error('nothing computed');
    expect(suivant.trace.valeur).toBe(connu.trace.valeur);
    expect([connu.statut, suivant.statut]).toEqual(['exact', 'estimation']);
    expect(suivant.reserves[0]).toContain(`Les règles des revenus ${derniere + 1} ne sont pas votées`);
    expect(cotisation(derniere + 2)).toMatchObject({ code: 'ANNEE_NON_VOTEE' });
  });

  it('avant les règles tenues, le refus reste', () => {
    expect(calculerSelonLaLoiConnue(DONATION, don('1999-01-01'))).toMatchObject({ code: 'ANNEE_NON_COUVERTE' });
  });
});
