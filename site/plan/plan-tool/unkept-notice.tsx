import { useState } from "react";
import { planStore, usePlanUnkept } from "../store/use-plan.ts";
import { planFile } from "./plan-file.ts";
import { PlanButton, PlanPanel, SavedFile } from "./plan-panel.tsx";
import { useToolContext } from "./tool-context.ts";

/** Says at once that the browser has no room for the plan any more, and hands it over as a file. */
export function UnkeptNotice() {
	return usePlanUnkept() && <Unkept />;
}

function Unkept() {
	const { unkept, save, file: words } = useToolContext().bar;
	const [file, setFile] = useState<File>();
	const [isClosed, setIsClosed] = useState(false);
	if (isClosed) return null;
	return (
		<PlanPanel text={file ? words.saved : unkept} look="warm" isAlert onClose={() => setIsClosed(true)}>
			{file && <SavedFile file={file} />}
			<PlanButton
				look="primary"
				onClick={() => setFile(planFile(planStore.current(), words.name, new Date()))}
				label={save}
			/>
		</PlanPanel>
	);
}
