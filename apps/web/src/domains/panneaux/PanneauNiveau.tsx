import { useNavigate } from 'react-router';
import { Bouton, ChampChoix } from '../../design-system/index.ts';
import { preparerQuestion } from '../simulateurs/commun/demander.ts';
import { EXPERIENCES, NIVEAUX, OBJECTIFS } from './listes.ts';
import type { PropsPanneau } from './Panneau.tsx';
import { questionsPour } from './questions-conseillees.ts';
import { useProfilModifiable } from './useProfilModifiable.ts';

/** How much the person wants explained, and the questions to begin with. */
export function PanneauNiveau({ profil, utilisateurId }: PropsPanneau) {
  const aller = useNavigate();
  const modifier = useProfilModifiable(utilisateurId);
  const niveau = profil.niveau_connaissance ?? 'debutant';
  const experience = profil.experience_fiscale ?? 'aucune';
  const objectif = profil.objectifs ?? 'comprendre';
  const demander = async (question: string): Promise<void> => {
    await aller(await preparerQuestion(question, 'FR'));
  };
  return (
    <section aria-labelledby="panneau-niveau">
      <div className="registre">
        <h2 id="panneau-niveau">Niveau d’apprentissage</h2>
      </div>
      <div className="grille-panneau">
        <ChampChoix
          libelle="Niveau de connaissance"
          value={niveau}
          onChange={(e) =>
            void modifier({
              niveau_connaissance: NIVEAUX.find(({ valeur }) => valeur === e.target.value)?.valeur ?? null,
            })
          }
        >
          {NIVEAUX.map(({ valeur, libelle }) => (
            <option key={valeur} value={valeur}>
              {libelle}
            </option>
          ))}
        </ChampChoix>
        <ChampChoix
          libelle="Expérience fiscale"
          value={experience}
          onChange={(e) =>
            void modifier({
              experience_fiscale: EXPERIENCES.find(({ valeur }) => valeur === e.target.value)?.valeur ?? null,
            })
          }
        >
          {EXPERIENCES.map(({ valeur, libelle }) => (
            <option key={valeur} value={valeur}>
              {libelle}
            </option>
          ))}
        </ChampChoix>
        <ChampChoix
          libelle="Objectif"
          value={objectif}
          onChange={(e) =>
            void modifier({ objectifs: OBJECTIFS.find(({ valeur }) => valeur === e.target.value)?.valeur ?? null })
          }
        >
          {OBJECTIFS.map(({ valeur, libelle }) => (
            <option key={valeur} value={valeur}>
              {libelle}
            </option>
          ))}
        </ChampChoix>
      </div>
      <h3>Pour commencer</h3>
      <ul className="questions-conseillees">
        {questionsPour(niveau, experience, objectif).map((question) => (
          <li key={question}>
            <Bouton rang="discret" onClick={() => void demander(question)}>
              {question}
            </Bouton>
          </li>
        ))}
      </ul>
    </section>
  );
}
