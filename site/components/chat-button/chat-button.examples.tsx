import type { ComponentExamples } from "../../gallery/component-examples.ts";
import { ChatButton } from "./chat-button.tsx";

export const examples: ComponentExamples = { "as on every page": <ChatButton /> };
