import { mainWords as words } from "virtual:content";
import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { ChatButton } from "./chat-button.tsx";

export const examples: ComponentExamples = { "as on every page": <ChatButton words={words} /> };
