import { describe, expect, it } from 'vitest';
import type { LectureLue } from '../lecteurs/heberge/schema.ts';
import { combinaisons, LECTURES_MAX } from '../lecteurs/plausibles/indecision.ts';
import { demande, suivre } from './essais/heberge.ts';
import { lire } from './essais/lecteur.ts';
import { brancherConduite } from './essais/modele-conduit.ts';

type Faits = LectureLue['calculs'][number]['faits'];
const SANS_MOTS = { chemin: 'foyer.situation', choix: 'celibataire', mots: '' };
const salaires = (mots: string): Faits[number] => ({ chemin: 'foyer.declarant1.salaires', mention: 'm1', mots });

const repondre = async (question: string, faits: Faits) => {
  const lue = { demandes: [], regles: [], ecartees: [], manques: [], calculs: [{ outil: 'calculer_impot', faits }] };
  const suivi = await suivre(
    brancherConduite(() => lire(lue)),
    demande(question),
  );
  return { ...suivi.reponse, bilan: suivi.evenements.flatMap((e) => (e.type === 'reponse' ? [e.bilan] : []))[0] };
};

describe('Ce qu’une question ne dit pas', () => {
  it('et qui ne change rien laisse le chiffre exact, en une ligne', async () => {
    const { statut, answer } = await repondre('Mon salaire net imposable est de 9 000 €. Quel est mon impôt ?', [
      SANS_MOTS,
      salaires('salaire net imposable est de 9 000 €'),
    ]);
    expect(statut).toBe('exact');
    expect(answer).toContain('Le résultat est le même dans tous les cas (situation de famille).');
  });

  it('et qui change le chiffre se montre en trois cas au plus, chacun sous sa condition, avec une question', async () => {
    const { statut, answer, doutes, bilan } = await repondre(
      'J’ai 25 000 € de salaire net imposable. Quel est mon impôt ?',
      [SANS_MOTS, salaires('25 000 € de salaire net imposable')],
    );
    expect(statut).toBe('partiel');
    expect(doutes.map((d) => d.code)).toEqual(['LECTURES_PLAUSIBLES']);
    expect(answer).toMatch(
      /^Hypothèse retenue \(situation de famille\) : célibataire, divorcé ou veuf\. Votre impôt sur le revenu est de \*\*845/,
    );
    expect(answer).toMatch(/- Autre cas, marié ou pacsé : Vous n’avez pas d’impôt sur le revenu à payer : \*\*0\s€/);
    expect(answer.match(/Autre cas/g)).toHaveLength(1);
    expect(answer.match(/\?/g)).toHaveLength(1);
    // Only what was read is the situation of the conversation.
    expect(bilan?.appels).toHaveLength(1);
  });

  it('la garde d’enfants de parents séparés en est', async () => {
    const { statut, answer } = await repondre(
      'Séparée de leur père, salaire de 42 000 € net imposable, un garçon de 6 ans, une fille de 9 ans. Impôt ?',
      [
        { chemin: 'foyer.situation', choix: 'divorce', mots: 'Séparée' },
        salaires('salaire de 42 000 €'),
        { chemin: 'foyer.enfants.*.annee_naissance', rang: 0, mention: 'm2', mots: 'garçon de 6 ans' },
        { chemin: 'foyer.enfants.*.annee_naissance', rang: 1, mention: 'm3', mots: 'fille de 9 ans' },
      ],
    );
    expect(statut).toBe('partiel');
    expect(answer).toContain('- Autre cas, en garde alternée :');
  });

  it('un montant que rien ne nomme n’est jamais sûr, même si le chiffre n’en dépend pas', async () => {
    const { statut, doutes } = await repondre('Mon salaire net imposable est de 9 000 €. Quel est mon impôt ?', [
      SANS_MOTS,
      salaires('est de'),
    ]);
    expect(statut).toBe('partiel');
    expect(doutes).toContainEqual({ code: 'ROLE_SANS_FORME', mots: ['salaire net imposable'] });
  });

  it(`rien n’est prouvé au-delà de ${LECTURES_MAX} lectures`, () => {
    const deux = { nom: '', porte: [], valeurs: [0, 1].map((i) => ({ libelle: `${i}`, changements: [] })) };
    expect(combinaisons(Array.from({ length: 5 }, () => deux))).toHaveLength(LECTURES_MAX);
    expect(combinaisons(Array.from({ length: 6 }, () => deux))).toBeUndefined();
  });
});
