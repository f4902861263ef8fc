import { CadreCompte } from '../../../platform/CadreCompte.tsx';
import { useTitre } from '../../../platform/titre.ts';
import { AvisAdresse } from './AvisAdresse.tsx';
import { AvisSecondFacteur } from './AvisSecondFacteur.tsx';
import { SectionProgrammes } from '../programmes/SectionProgrammes.tsx';
import { SectionAppareils } from './SectionAppareils.tsx';
import { SectionCompte } from './SectionCompte.tsx';
import { SectionFacteurs } from './SectionFacteurs.tsx';
import { SectionIdentites } from './SectionIdentites.tsx';
import { SectionJournal } from './SectionJournal.tsx';
import { SectionMotDePasse } from './SectionMotDePasse.tsx';
import { SectionPasskeys } from './SectionPasskeys.tsx';
import './securite.css';

/** What protects the account, who is connected to it, and what happened to it. */
export function PageSecurite() {
  useTitre('Sécurité');
  return (
    <CadreCompte className="securite">
      <h1>Sécurité</h1>
      <AvisAdresse />
      <AvisSecondFacteur />
      <SectionMotDePasse />
      <SectionFacteurs />
      <SectionPasskeys />
      <SectionAppareils />
      <SectionProgrammes />
      <SectionCompte />
      <SectionIdentites />
      <SectionJournal />
    </CadreCompte>
  );
}
