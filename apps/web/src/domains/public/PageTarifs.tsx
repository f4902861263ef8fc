import { Link } from 'react-router';
import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { PartServie } from '../../platform/PartServie.tsx';
import { TableTarifs } from './TableTarifs.tsx';
import { useEntete } from './useEntete.ts';
import './accueil/sections.css';
import './pages.css';

const QUESTIONS = [
  [
    'Que compte-t-on comme une question\u202f?',
    'Une question posée à Francis. Une correction de ce qu’il a lu, une précision demandée, un refus, un remerciement ne comptent pas.',
  ],
  [
    'Que se passe-t-il quand le compteur est épuisé\u202f?',
    'Rien n’est effacé et rien n’est facturé. Vos conversations restent lisibles, les simulateurs restent ouverts, et le compteur repart à la date écrite dans votre compte.',
  ],
  [
    'Comment arrêter\u202f?',
    'En ligne, depuis «\u202fMon compte\u202f», «\u202fFacturation\u202f», «\u202fRésilier mon abonnement\u202f». L’accès dure jusqu’à la fin de la période payée.',
  ],
] as const;

export function PageTarifs() {
  useEntete('/pricing');
  return (
    <CadrePublic>
      <div className="page page-texte">
        <h1>Tarifs</h1>
        <p className="voix">
          Les simulateurs sont gratuits et sans compte. Un compte gratuit pose quelques questions par mois.
        </p>
        <div className="registre">
          <h2>Particuliers</h2>
          <p className="chapeau">Toutes taxes comprises</p>
        </div>
        <PartServie nom="tarifs" de={TableTarifs} props={{ type: 'particulier' }} />
        <div className="registre">
          <h2>Professionnels</h2>
          <p className="chapeau">Toutes taxes comprises</p>
        </div>
        <PartServie nom="tarifs" de={TableTarifs} props={{ type: 'professionnel' }} />
        <div className="registre">
          <h2>Questions fréquentes</h2>
        </div>
        <dl className="faq">
          {QUESTIONS.map(([question, reponse]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{reponse}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Link to="/conditions-de-vente">Conditions de vente</Link>
        </p>
      </div>
    </CadrePublic>
  );
}
