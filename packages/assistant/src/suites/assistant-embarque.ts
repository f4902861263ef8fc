import { creerAssistant } from '../assistant.ts';
import { selonLeDossier } from '../dossier/selon-le-dossier.ts';
import { creerModeleEmbarque } from '../modele-embarque/modele.ts';
import { lecturesPlausibles } from '../questions/lectures-plausibles.ts';
import { recalculer } from '../questions/recalculer.ts';
import type { Assistant } from '../types.ts';
import { avecAutresSujets } from './autre-sujet.ts';
import { avecSuites } from './avec-suites.ts';
import { sansFormules } from './sans-formules.ts';

/** The assistant of the product without any hosted model: it reads questions, and what goes on from an answer. */
export const creerAssistantEmbarque = (): Assistant =>
  sansFormules(
    selonLeDossier(
      avecAutresSujets(
        avecSuites(creerAssistant({ modele: creerModeleEmbarque(), plausibles: lecturesPlausibles }), recalculer),
      ),
    ),
  );
