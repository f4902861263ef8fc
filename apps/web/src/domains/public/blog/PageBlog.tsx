import { useState } from 'react';
import { Link } from 'react-router';
import { Bouton } from '../../../design-system/index.ts';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { jourLong } from '../../../platform/dates.ts';
import { PartServie } from '../../../platform/PartServie.tsx';
import { Promesses } from '../Promesses.tsx';
import { useEntete } from '../useEntete.ts';
import { estPopulaire, minutesDe } from './article.ts';
import { ARTICLES } from './articles/index.ts';
import { FAQ } from './faq.ts';
import '../pages.css';
import './blog.css';

const ETIQUETTES = [...new Set(ARTICLES.flatMap(({ etiquettes }) => etiquettes))].toSorted((a, b) =>
  a.localeCompare(b, 'fr'),
);
const RESSOURCES = [
  ['/simulateur-impot', 'Calculer l’impôt de mon foyer'],
  ['/simulateur-tmi', 'Trouver ma tranche marginale'],
  ['/simulateur-optimisation', 'Comparer les leviers'],
  ['/exactitude', 'Ce que Francis calcule juste, et ce qu’il manque'],
] as const;

export function PageBlog() {
  useEntete('/blog');
  const [etiquette, setEtiquette] = useState<string>();
  const montres = ARTICLES.filter(({ etiquettes }) => etiquette === undefined || etiquettes.includes(etiquette));
  return (
    <CadrePublic>
      <div className="page page-texte">
        <h1>Optimisation fiscale 2025</h1>
        <p className="voix">
          Revenus 2025, impôt 2026. Chaque chiffre est lu dans les paramètres du moteur, chaque règle porte son article.
        </p>
        <PartServie nom="promesses" de={Promesses} props={{}} />
        <div className="etiquettes" role="group" aria-label="Thèmes">
          <Bouton
            taille="petite"
            rang="discret"
            aria-pressed={etiquette === undefined}
            onClick={() => setEtiquette(undefined)}
          >
            Tous les thèmes
          </Bouton>
          {ETIQUETTES.map((une) => (
            <Bouton
              key={une}
              taille="petite"
              rang="discret"
              aria-pressed={etiquette === une}
              onClick={() => setEtiquette(une)}
            >
              {une}
            </Bouton>
          ))}
        </div>
        <ul className="articles">
          {montres.map((article) => (
            <li key={article.id}>
              <h2>
                <Link to={`/blog/${article.id}`}>{article.titre}</Link>
              </h2>
              <p className="doux">
                {jourLong(article.date)} · {minutesDe(article)}
                {'\u00a0'}min de lecture · {article.etiquettes.join(', ')}
                {estPopulaire(article) && <span className="populaire">Populaire</span>}
              </p>
              <p>{article.extrait}</p>
            </li>
          ))}
        </ul>
        <div className="registre">
          <h2>Questions fréquentes</h2>
        </div>
        <dl className="faq">
          {FAQ.map(({ question, reponse }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{reponse}</dd>
            </div>
          ))}
        </dl>
        <div className="registre">
          <h2>Ressources</h2>
          <p className="chapeau">
            <a href="/blog/flux.xml">Suivre par RSS</a>
          </p>
        </div>
        <ul className="ressources">
          {RESSOURCES.map(([chemin, libelle]) => (
            <li key={chemin}>
              <Link to={chemin}>{libelle}</Link>
            </li>
          ))}
        </ul>
      </div>
    </CadrePublic>
  );
}
